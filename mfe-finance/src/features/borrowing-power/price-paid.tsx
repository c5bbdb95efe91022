import { affordableLoan } from '@shared-kit/domain/finance/budget/affordable-price';
import { paidFees } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import { NO_REPAYMENT_UP_TO, periodNames } from '@shared-kit/domain/finance/repayment/repayment';
import type { Frequency } from '@shared-kit/domain/finance/repayment/repayment';
import { formatMoney, formatMoneyExact, formatMoneyInFull } from '@shared-kit/domain/number/format-money';
import { useSite } from '@shared-kit/runtime/site-context';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useSearchParams } from 'react-router';
import { assumptionApi } from '../../api/assumption.api';
import { useAskedCar } from '../../asked/asked-car';
import { useAskedDealership } from '../../asked/asked-dealership';
import { askedStock } from '../../asked/asked-stock';
import { NotCounted } from '../../calculator/not-counted';
import * as s from './borrowing-power.module.css';
import { usualLoan } from './usual-loan';

type PricePaidProps = { budget: number; deposit: number; every: Frequency };

/** The price that a budget pays, on what terms, and the way to what can be had for it. */
export function PricePaid(props: PricePaidProps) {
  const { budget, deposit, every } = props;
  const [query] = useSearchParams();
  // One place with the calculator above: of a vehicle in view its lender's fees count.
  const { ranges } = useAskedCar(query);
  const fees = paidFees(ranges);
  const { data: { assumption } = {} } = assumptionApi.endpoints.getAssumption.useQuery();
  const terms = { ...usualLoan(ranges, every, assumption), deposit };
  const loan = affordableLoan(budget, terms, ranges.amount.max);
  if (!loan) return <p>{tooSmall(props)}</p>;
  return (
    <>
      <p className={s.figure}>
        Up to <strong>{formatMoney(loan.most)}</strong>
      </p>
      <RepaymentLine
        repayment={{
          ...{ amount: loan.repayment, frequency: every, deposit: deposit || null, balloon: loan.balloon || null },
          ...{ interestRate: terms.interestRate, comparisonRate: loan.comparisonRate, termYears: terms.termYears },
          ...{ loanAmount: loan.most - deposit, secured: ranges.secured },
        }}
      />
      <NotCounted fees={fees} secured={ranges.secured ?? null} />
      <p>
        {loan.balloon > 0
          ? `A final payment of ${formatMoney(loan.balloon)} is left at the end. `
          : 'No final payment is left at the end. '}
        {countedIn(fees)}
        Insurance, registration, fuel or charging and servicing come on top, and government charges where a price is
        without them.
      </p>
      <Ways {...props} most={loan.most} />
      <p className={s.note}>
        An estimate with{' '}
        {assumption ? 'the terms that you chose for all repayments' : <>this site&rsquo;s usual term</>} and this
        site&rsquo;s usual rate: not credit advice, and no offer or approval of a loan.
      </p>
      <RateWarning />
    </>
  );
}

function Ways({ most, budget, every }: PricePaidProps & { most: number }) {
  const [query] = useSearchParams();
  const dealership = useAskedDealership(query);
  const { search_filters: filters } = useSite();
  const weekly = Math.floor((budget * every) / 52);
  return (
    <div className={s.ways}>
      <LinkButton to={askedStock(query, dealership, { price: most })} variant="primary">
        See what costs up to {formatMoney(most)}
      </LinkButton>
      {filters.includes('weekly') && (
        <LinkButton to={askedStock(query, dealership, { weekly })}>
          See what is advertised at {formatMoney(weekly)} a week or less
        </LinkButton>
      )}
    </div>
  );
}

function tooSmall({ budget, every }: PricePaidProps): string {
  const said = `${formatMoneyInFull(budget)} a ${periodNames[every]}`;
  return `We can show no loan for ${said}: repayments here are above ${formatMoney(NO_REPAYMENT_UP_TO)}. Enquire, and a person looks at it with you.`;
}

function countedIn({ loan, month }: CalculatedLoan['fees']): string {
  const named = [
    ...loan.map(({ name, amount }) => `${name} ${formatMoneyExact(amount)}`),
    ...month.map(({ name, amount }) => `${name} ${formatMoneyExact(amount)} a month`),
  ];
  return named.length > 0 ? `Fees are counted in: ${named.join(', ')}. ` : '';
}
