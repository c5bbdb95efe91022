import { budgetIn, isBudgetUnread } from '@shared-kit/domain/finance/loan/asked-amount';
import { formatMoney } from '@shared-kit/domain/number/format-money';

type UncountedProps = {
  query: URLSearchParams;
  /** Whole dollars that the page begins with for the budget of the address; null where it asks for no amount, or another one counts. */
  taken: number | null;
  /** Whether the site knows no dealership of the name that the address prefers. */
  isUnknownDealership: boolean;
};

/** On pages about a loan: what their address says and what does not count, or not as it is said. */
export function Uncounted({ query, taken, isUnknownDealership }: UncountedProps) {
  const budget = budgetIn(query);
  const isCut = budget !== null && taken !== null && Math.round(budget) !== taken;
  return (
    <>
      {isBudgetUnread(query) && <p>The budget of this address is no amount, so it does not count.</p>}
      {isCut && <p>{`The budget of ${formatMoney(budget)} counts as ${formatMoney(taken)} here.`}</p>}
      {isUnknownDealership && <p>We cannot find the dealership of this address, so it does not count.</p>}
    </>
  );
}
