import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatYears } from '@shared-kit/domain/number/format-number';

/** "over 5 years, deposit $2,000, no final payment". */
export function termsInWords({ termYears, deposit, balloonPercent }: FinanceAssumption): string {
  const paid = deposit > 0 ? `deposit ${formatMoney(deposit)}` : 'no deposit';
  const last = balloonPercent > 0 ? `final payment ${balloonPercent}% of the price` : 'no final payment';
  return `over ${formatYears(termYears)}, ${paid}, ${last}`;
}
