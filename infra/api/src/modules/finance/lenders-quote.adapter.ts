import { YOUX_LOAN_TERM_YEARS } from '@shared-kit/contracts/finance/youx-loan-term';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Car, FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { advertisedPrice } from '@shared-kit/domain/finance/loan/advertised-price';
import { eligibleLenders, financeEstimate, termYearsOf } from '@shared-kit/domain/finance/lender/finance-estimate';
import { lenderQuote } from '@shared-kit/domain/finance/lender/lender-quote';
import { withSiteFees } from '@shared-kit/domain/finance/lender/with-site-fees';
import { financeRulesOf } from '../stock/car/weekly-estimate.service';
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
  const rules = financeRulesOf({ config });
  const shown = financeEstimate(car, rules, now).lender;
  const quotes = eligibleLenders(car, config, now).flatMap(({ provider, lender }) => {
    const own = termsFor(car, lender, body.purchasePrice);
    const terms = withSiteFees(provider, own, termYearsOf(own), rules.fees);
    const quote = lenderQuote(terms, body.purchasePrice, margin);
    return quote ? [{ ...quote, lender: provider }] : [];
  });
  const [cheapest] = quotes.toSorted((a, b) => a.weeklyRepaymentAmount - b.weeklyRepaymentAmount);
  const best = quotes.find(({ lender }) => lender === shown) ?? cheapest;
  return best ? { ...best, loanTerm: YOUX_LOAN_TERM_YEARS, source: 'lenders' } : null;
};

/** Without the lender's own figure where that pays another price than the one that is quoted for. */
function termsFor(car: Car, lender: FinanceLender, price: number): FinanceLender {
  const { paymentWeek } = lender;
  if (paymentWeek === null) return lender;
  const paid = advertisedPrice(car, lender, { amount: paymentWeek, frequency: 52, termYears: termYearsOf(lender) });
  return paid !== null && Math.round(paid) === price ? lender : { ...lender, paymentWeek: null };
}
