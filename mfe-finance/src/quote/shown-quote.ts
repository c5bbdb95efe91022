import type { YouxQuote } from '@shared-kit/contracts/youx.contract';
import { formatYears } from '@shared-kit/domain/format-number';
import { NO_REPAYMENT_UP_TO } from '@shared-kit/domain/repayment';

/** What a page says of a quote. Whole dollars a week (A-09: to the nearest), percent a year. */
export type ShownQuote = { repayment: number; interestRate: number; comparisonRate: number; term: string; by: string };

/** Null unless there is all that must stand together: the repayment, its rate and its comparison rate (R-LEGAL-01). */
export function shownQuote(quote: YouxQuote | null): ShownQuote | null {
  if (!quote) return null;
  const { weeklyRepaymentAmount: weekly, advertisedRate: interestRate, comparisonRate } = quote;
  if (weekly === null || interestRate === null || comparisonRate === null) return null;
  const repayment = Math.round(weekly);
  if (repayment <= NO_REPAYMENT_UP_TO) return null;
  return { repayment, interestRate, comparisonRate, term: formatYears(quote.loanTerm), by: whose(quote) };
}

function whose({ source, lender }: YouxQuote): string {
  if (source === 'youx') return 'Quote by youX.';
  return `Worked out here from ${lender ?? 'a lender'}'s rate for this vehicle; it is not a lender's quote.`;
}
