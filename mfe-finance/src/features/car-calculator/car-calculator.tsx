import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Button } from '@shared-kit/ui/form/button';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { lazy, Suspense, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router';
import { financeApi } from '../../api/finance.api';
import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import { Calculator } from '../../calculator/calculator';
import { carPageRanges, roundedTowards } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { withChosenTerms } from '@shared-kit/domain/finance/loan/chosen-terms';
import { hasFigures, PARTS, typedIn, unreadIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorState } from '@shared-kit/domain/finance/calculator/calculator-state';
import { withShortfall } from '../../calculator/quote-address';
import { useKeptAddress } from '../../calculator/keep-in-address';
import { useInitial } from '../../calculator/use-initial';
import * as s from './car-calculator.module.css';

const FinanceDisclaimer = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'calculator-words' */ './finance-disclaimer')).FinanceDisclaimer,
}));
const LedOn = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'calculator-words' */ './led-on')).LedOn,
}));
const LoanIntro = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'calculator-words' */ './loan-intro')).LoanIntro,
}));
const LoanCosts = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-costs' */ '../../calculator/loan-costs')).LoanCosts,
}));

/**
 * The calculator on a vehicle's page: its price, the fee of the lender whose repayment the page shows, and what the loan
 * comes to over its years. Nothing for a vehicle that no loan is offered for (S5-48).
 */
export function CarCalculator({ carId, slug }: SlotProps['vehicle.calculators']) {
  const estimate = useSuspenseQuery(financeApi.endpoints.getEstimate, slug);
  // Another vehicle starts again with its own price.
  return estimate.loan_for && <LoanFor key={slug} carId={carId} estimate={estimate} loanFor={estimate.loan_for} />;
}

type LoanForProps = { carId: string; estimate: FinanceEstimate; loanFor: NonNullable<FinanceEstimate['loan_for']> };

function LoanFor({ carId, estimate, loanFor }: LoanForProps) {
  const { flags } = useSite();
  const config = useRemoteConfig('mfe-finance');
  const [query] = useSearchParams();
  const ranges = withChosenTerms(carPageRanges(config, flags, estimate), estimate.chosen);
  const { initial, key, isValued, shortfall, note } = useInitial(query, ranges);
  const typed = typedIn(query);
  const keep = useKeptAddress(
    isValued && unreadIn(typed, flags.interest_locked).length === 0 ? initial : null,
    key,
    shortfall,
  );
  const carried = withShortfall(new URLSearchParams({ car_id: carId }), shortfall);
  return (
    <section aria-labelledby="finance-calculator-title">
      <Fold
        id="finance-calculator-title"
        anchor="finance-calculator"
        title="What a loan would cost"
        open={PARTS.some((name) => query.has(name))}
      >
        <Suspense>
          <LoanIntro estimate={estimate} loanFor={loanFor} ranges={ranges} />
        </Suspense>
        {note}
        <Calculator
          key={key}
          prefix="loan-"
          action="#finance-calculator"
          initial={initial}
          ranges={ranges}
          typed={typed}
          carried={carried}
          advertised={roundedTowards(estimate, config)}
          onChange={keep}
        >
          {(loan, isUnread) => (
            <>
              <AskedCosts loan={loan} />
              <Suspense>
                {!isUnread && (
                  <LedOn
                    loan={loan}
                    price={loanFor.price}
                    carried={carried}
                    areSet={isValued || isSet(loan.state, initial, query)}
                  />
                )}
                <FinanceDisclaimer estimate={estimate} warns={!loan.answer} />
              </Suspense>
            </>
          )}
        </Calculator>
      </Fold>
    </section>
  );
}

/** On a page that has much else, only for whoever asks. */
function AskedCosts({ loan }: { loan: CalculatedLoan }) {
  const [isAsked, setAsked] = useState(false);
  const [isPending, start] = useTransition();
  if (isAsked)
    return (
      <Suspense>
        <LoanCosts loan={loan} />
      </Suspense>
    );
  if (!loan.answer) return null;
  return (
    <div className={s.ask}>
      <Button busy={isPending} onClick={() => start(() => setAsked(true))}>
        Show it over the years
      </Button>
    </div>
  );
}

/** Whether the figures are somebody's: then the page's address has them, and with it an enquiry. */
function isSet(state: CalculatorState, initial: CalculatorState, query: URLSearchParams): boolean {
  return state !== initial || hasFigures(query);
}
