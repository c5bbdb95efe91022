import type { YouxQuote } from '@shared-kit/contracts/finance/youx.contract';
import type { CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import { lenderInWords } from '@shared-kit/domain/finance/lender/lender-in-words';
import { isForbiddenRate } from '@shared-kit/domain/finance/repayment/comparison-rate';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatYears } from '@shared-kit/domain/number/format-number';
import { NO_REPAYMENT_UP_TO } from '@shared-kit/domain/finance/repayment/repayment';

/** What a page says of a quote, in whole dollars (A-09: to the nearest) and in the site's frequency. */
export type ShownQuote = { repayment: CarRepayment; term: string; paidBesides: string; by: string };

/**
 * Null unless there is all that must stand together: the repayment, its rate and its comparison rate (R-LEGAL-01).
 * `price` is what was asked about.
 */
export function shownQuote(quote: YouxQuote | null, monthly: boolean, price: number): ShownQuote | null {
  if (!quote) return null;
  const { weeklyRepaymentAmount: weekly, advertisedRate: interestRate, comparisonRate } = quote;
  if (weekly === null || interestRate === null || comparisonRate === null) return null;
  const frequency = monthly ? 12 : 52;
  const amount = Math.round((weekly * 52) / frequency);
  if (amount <= NO_REPAYMENT_UP_TO || isForbiddenRate(comparisonRate)) return null;
  const { deposit, balloon } = quote;
  const terms = {
    termYears: quote.loanTerm,
    loanAmount: price - deposit,
    deposit,
    balloon,
    secured: quote.secured ?? null,
  };
  const repayment = { amount, frequency, interestRate, comparisonRate, ...terms } as const;
  return { repayment, term: formatYears(quote.loanTerm), paidBesides: paidBesides(quote), by: whose(quote) };
}

/** "with a final payment of $9,000" */
function paidBesides({ deposit, balloon }: YouxQuote): string {
  const said = [
    ...(deposit > 0 ? [`a deposit of ${formatMoney(deposit)}`] : []),
    ...(balloon > 0 ? [`a final payment of ${formatMoney(balloon)}`] : []),
  ];
  return said.length > 0 ? `with ${said.join(' and ')}` : 'without a deposit or a final payment';
}

function whose({ source, lender }: YouxQuote): string {
  if (source === 'youx') return 'Quote by youX.';
  return `Worked out here from ${lender ? lenderInWords(lender) : 'a lender'}'s rate for this vehicle; it is not a lender's quote.`;
}
