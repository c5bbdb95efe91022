import { YOUX_LOAN_TERM_YEARS } from '@shared-kit/contracts/youx-loan-term';
import { eligibleLenders } from '@shared-kit/domain/finance-estimate';
import { lenderQuote } from '@shared-kit/domain/lender-quote';
import { financeSettings } from './finance-settings';
import type { QuotePort } from './quote.port';

/**
 * The quote that needs no account: the cheapest of the car's own lenders, with the points that the site adds to its rate
 * for such a credit history. It names the lender, and says that it is no provider's quote.
 */
export const lendersQuote: QuotePort = async (body, car, { config }) => {
  const margin = financeSettings(config).credit_margins[body.selfAssessedCreditScore];
  if (margin === null) return null;
  const [best] = eligibleLenders(car, config, new Date())
    .flatMap(({ provider, lender }) => {
      const quote = lenderQuote(lender, body.purchasePrice, margin);
      return quote ? [{ ...quote, lender: provider }] : [];
    })
    .toSorted((a, b) => a.comparisonRate - b.comparisonRate);
  return best ? { ...best, loanTerm: YOUX_LOAN_TERM_YEARS, source: 'lenders' } : null;
};
