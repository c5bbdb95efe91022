import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { YOUX_LOAN_TERM_YEARS } from '@shared-kit/contracts/youx-loan-term';
import { eligibleLenders, financeEstimate } from '@shared-kit/domain/finance/finance-estimate';
import { lenderQuote } from '@shared-kit/domain/finance/lender-quote';
import type { QuotePort } from './quote.port';

/**
 * The quote that needs no account: from the lender of the repayment that every page shows for the car, or else the
 * cheapest of its lenders, with the points that the site adds to its rate for such a credit history. It names the lender,
 * and says that it is no provider's quote.
 */
export const lendersQuote: QuotePort = async (body, car, { config }) => {
  const margin = settingsOf(config, 'mfe-finance').credit_margins[body.selfAssessedCreditScore];
  if (margin === null) return null;
  const now = new Date();
  const shown = financeEstimate(car, config, now).lender;
  const quotes = eligibleLenders(car, config, now).flatMap(({ provider, lender }) => {
    const quote = lenderQuote(lender, body.purchasePrice, margin);
    return quote ? [{ ...quote, lender: provider }] : [];
  });
  const [cheapest] = quotes.toSorted((a, b) => a.weeklyRepaymentAmount - b.weeklyRepaymentAmount);
  const best = quotes.find(({ lender }) => lender === shown) ?? cheapest;
  return best ? { ...best, loanTerm: YOUX_LOAN_TERM_YEARS, source: 'lenders' } : null;
};
