import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Price } from '@shared-kit/ui/car/price';
import { MissingVehicle } from '@shared-kit/ui/car/missing-vehicle';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { Uncounted } from '@shared-kit/ui/message/uncounted';
import { Slot } from '@shared-kit/runtime/slot';
import { useLocation, useSearchParams } from 'react-router';
import { isNeverFinanced } from '@shared-kit/domain/finance/eligibility/lender-rules';
import { OWED, typedIn, unreadIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorState } from '@shared-kit/domain/finance/calculator/calculator-state';
import { noLoanWords, useAskedCar } from '../../asked/asked-car';
import { useAskedDealership } from '../../asked/asked-dealership';
import { useIsUnknownDealership } from '../../asked/unknown-dealership';
import { budgetIn } from '@shared-kit/domain/finance/loan/asked-amount';
import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import { askedStock } from '../../asked/asked-stock';
import { Calculator } from '../../calculator/calculator';
import { CarsForRepayment } from './cars-for-repayment';
import * as s from './finance-page.module.css';
import { LeftOut } from '../../calculator/left-out';
import { LoanCosts } from '../../calculator/loan-costs';
import { useKeptAddress } from '../../calculator/keep-in-address';
import { carriedOf, figuresAddress } from '../../calculator/quote-address';
import { startOf, useInitial } from '../../calculator/use-initial';

const nothing = {};

export function FinancePage() {
  const site = useSite();
  const [query] = useSearchParams();
  const asked = useAskedCar(query);
  const { car, isFinanced } = asked;
  const noLoan = noLoanWords({ car, isFinanced });
  const isUnread = useIsUnknownDealership(query);
  return (
    <Container>
      <div className={s.page}>
        <title>{`Finance | ${site.name}`}</title>
        <meta name="description" content={`Work out a repayment at ${site.name}.`} />
        <CanonicalLink path={FINANCE_PATH} />
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Finance' }]} />
        <SectionHeading
          level={1}
          title={site.flags.finance_monthly ? 'What would it cost a month?' : 'What would it cost a week?'}
          text="Set the amount, the term and the rate. Talk to us for a quote that is yours."
        />
        <NotRead asked={asked} />
        {car && <AboutCar car={car} noLoan={noLoan} budget={budgetIn(query)} />}
        {!car && asked.hasFigures && <ChooseVehicle query={query} />}
        <Uncounted query={query} taken={asked.budgetTaken} isUnknownDealership={isUnread} />
        {asked.hasFigures && <Figures asked={asked} query={query} />}
        {!isNeverFinanced(site.manufacturer ?? '') && (
          <section id="repayment-terms" aria-label="Repayments of all vehicles" className={s.terms}>
            <h2>Repayments on every vehicle</h2>
            <Slot name="finance.terms" props={{}} />
          </section>
        )}
        <Slot name="finance.budget" props={nothing} />
      </div>
    </Container>
  );
}

type FiguresProps = { asked: ReturnType<typeof useAskedCar>; query: URLSearchParams };

/** The calculator, with the cars that cost as much and what the loan comes to. */
function Figures({ asked, query }: FiguresProps) {
  const { car, missing, ranges, areTermsUnread, advertised } = asked;
  const { flags } = useSite();
  const { initial, key, isValued, shortfall, note } = useInitial(query, ranges);
  const typed = typedIn(query);
  const keep = useKeptAddress(
    isValued && unreadIn(typed, flags.interest_locked).length === 0 ? initial : null,
    key,
    shortfall,
  );
  const carried = carriedOf(query, {
    withoutCar: missing === 'unknown' || missing === 'gone' || car?.available === false,
    shortfall,
  });
  return (
    <>
      {note}
      {areTermsUnread && (
        <p role="status">
          Terms that you may have chosen for all repayments cannot be read right now: the figures begin without them.
        </p>
      )}
      <Calculator
        id="finance-form"
        key={`${query} ${key} ${startOf(ranges)}`}
        initial={initial}
        ranges={ranges}
        typed={typed}
        carried={carried}
        advertised={advertised}
        onChange={keep}
      >
        {(loan, isUnread) => (
          <>
            {car && !isUnread && <OfCar car={car} pageMax={asked.pageMax} state={loan.state} carried={carried} />}
            <CarsForRepayment loan={loan} />
            <LoanCosts loan={loan} />
          </>
        )}
      </Calculator>
    </>
  );
}

type OfCarProps = { car: LeadCarCard; pageMax: number; state: CalculatorState; carried: URLSearchParams };

/** How much of the vehicle's price the figures leave out, and the way to its page with them, where that takes them. */
function OfCar({ car, pageMax, state, carried }: OfCarProps) {
  // Its page knows which vehicle it is.
  const owed = [...carried].filter(([name]) => OWED.includes(name));
  return (
    <>
      {pageMax > 0 && <LeftOut price={car.price} amount={state.amount} />}
      {state.amount <= pageMax && (
        <p>
          <a href={`${figuresAddress(car.path, state, owed)}#finance-calculator`}>
            These figures on the vehicle’s page
          </a>
        </p>
      )}
    </>
  );
}

/** What stands here of a vehicle that is not known, or not read: no other's figures. */
function NotRead({ asked: { missing, hasFigures } }: Pick<FiguresProps, 'asked'>) {
  const { pathname, search } = useLocation();
  if (missing === 'unknown' || missing === 'gone')
    return <MissingVehicle why={missing}>these figures are for none in particular.</MissingVehicle>;
  if (!missing) return hasFigures ? null : <p role="status">Its figures stand here once the vehicle is read.</p>;
  return (
    <MissingVehicle why={missing}>
      its figures stand here once we can. <a href={pathname + search}>Load this page again</a>
    </MissingVehicle>
  );
}

/** Nothing is chosen: the way to what the address asks for besides, a price, a condition, a dealership. */
function ChooseVehicle({ query }: { query: URLSearchParams }) {
  const dealership = useAskedDealership(query);
  const budget = budgetIn(query);
  return (
    <p>
      <a href={askedStock(query, dealership, budget === null ? {} : { price: budget })}>Choose a vehicle</a> to start
      with its price.
    </p>
  );
}

type AboutCarProps = { car: LeadCarCard; noLoan: string | null; budget: number | null };

function AboutCar({ car, noLoan, budget }: AboutCarProps) {
  const name = <a href={car.path}>{car.name}</a>;
  if (noLoan)
    return (
      <p>
        The {name} {noLoan}: these figures are for none in particular.
      </p>
    );
  if (!car.price)
    return (
      <p>For the {name}, which has no price yet: the figures are for the amount in the field, not for its price.</p>
    );
  return (
    <div className={s.about}>
      <p>
        For the {name}
        {budget !== null && `. Its price is what counts here, not the budget of ${formatMoney(budget)}.`}
      </p>
      {car.to_buy && <Price size="s" {...car.to_buy} />}
    </div>
  );
}
