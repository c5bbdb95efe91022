import type { Deal } from '@shared-kit/contracts/account/deal.contract';
import type { QuotedLoan } from '@shared-kit/contracts/finance/finance-quote.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatYears } from '@shared-kit/domain/number/format-number';

type Sums = {
  loan: Pick<QuotedLoan, 'amount' | 'deposit' | 'trade_in' | 'term' | 'total'>;
  /** What the vehicle costs to buy; null where it has no price. */
  price: number | null;
  /** Government charges that are estimated on top of it. */
  charges: number;
  /** Of the delivery; null for none, or one without a price. */
  delivery: number | null;
};

/**
 * What is paid at first and what the deal comes to altogether, in whole dollars: price, charges and delivery are the loan's
 * amount with its cost, the deposit, the trade-in and what nobody borrows. Each says what it is made of.
 */
export function dealSums({ loan, price, charges, delivery }: Sums): Deal['rows'] {
  const notBorrowed = Math.max(0, Math.round((price ?? loan.amount) - loan.amount));
  const first = [
    ['the deposit', loan.deposit],
    ['the rest of the price', notBorrowed],
    ['the estimated charges', charges],
    ['the delivery', delivery ?? 0],
  ] as const;
  const atFirst = first.reduce((sum, [, dollars]) => sum + dollars, 0);
  const paid = first.filter(([, dollars]) => dollars > 0).map(([words]) => words);
  const all = atFirst + loan.total + loan.trade_in;
  const besides = ['the loan with its cost', ...(atFirst > 0 ? ['what you pay at first'] : [])];
  return [
    { label: 'You pay at first', value: sumOf(atFirst, paid) },
    {
      label: 'Altogether',
      value: `${sumOf(all, [...besides, ...(loan.trade_in > 0 ? ['the trade-in'] : [])])}, over ${formatYears(loan.term)}`,
    },
  ];
}

/** "$5,400: the deposit and the delivery"; of one thing alone, or nothing, the dollars. */
function sumOf(dollars: number, parts: readonly string[]): string {
  if (parts.length < 2) return formatMoney(dollars);
  return `${formatMoney(dollars)}: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
