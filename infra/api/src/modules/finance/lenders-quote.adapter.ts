import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { YOUX_LOAN_TERM_YEARS } from '@shared-kit/contracts/finance/youx-loan-term';
import type { YouxQuote } from '@shared-kit/contracts/finance/youx.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Car, FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { advertisedPrice } from '@shared-kit/domain/finance/loan/advertised-price';
import { eligibleLenders, financeEstimate, termYearsOf } from '@shared-kit/domain/finance/lender/finance-estimate';
import type { FinanceRules } from '@shared-kit/domain/finance/lender/finance-estimate';
import { lenderAtMargin, lenderQuote } from '@shared-kit/domain/finance/lender/lender-quote';
import { withSiteFees } from '@shared-kit/domain/finance/lender/with-site-fees';
import { financeRulesOf } from '../stock/car/weekly-estimate.service';
import type { QuotePort } from './quote.port';

/**
 * The quote that needs no account: from the lender of the repayment that every page shows for the car, or else the
 * cheapest of its lenders, with the points that the site adds to its rate for such a credit history. It names the lender,
 * and says that it is no provider's quote. Whoever chose terms for all repayments has them in this one too.
 */
export const lendersQuote: QuotePort = async (body, car, { config, assumption }) => {
  const margin = settingsOf(config, 'mfe-finance').credit_margins[body.selfAssessedCreditScore];
  if (margin === null) return null;
  const now = new Date();
  const rules = financeRulesOf({ config });
  const shown = financeEstimate(car, rules, now).lender;
  const quotes = eligibleLenders(car, config, now).flatMap(({ provider, lender }) => {
    const own = termsFor(car, lender, body.purchasePrice);
    const terms = withSiteFees(provider, own, termYearsOf(own), rules.fees);
    const quote = lenderQuote(terms, body.purchasePrice, margin);
    return quote ? [{ quote: { ...quote, lender: provider }, lender }] : [];
  });
  const [cheapest] = quotes.toSorted((a, b) => a.quote.weeklyRepaymentAmount - b.quote.weeklyRepaymentAmount);
  const best = quotes.find(({ quote }) => quote.lender === shown) ?? cheapest;
  if (!best) return null;
  if (assumption) return onChosenTerms({ car, ...best, rules: { ...rules, assumption }, margin, now });
  return { ...best.quote, loanTerm: YOUX_LOAN_TERM_YEARS, source: 'lenders' };
};

type Chosen = {
  car: Car;
  quote: { lender: string };
  lender: FinanceLender;
  rules: FinanceRules & { assumption: FinanceAssumption };
  margin: number;
  now: Date;
};

/** As every page works it out on the shopper's terms, at the rate for their credit; null where those make no loan. */
function onChosenTerms({ car, quote, lender, rules, margin, now }: Chosen): YouxQuote | null {
  const finance_lenders = { [quote.lender]: lenderAtMargin(lender, margin) };
  const { repayment, frequency, interestRate, comparisonRate, termYears, deposit, balloon, secured } = financeEstimate(
    { ...car, finance_lenders },
    rules,
    now,
  );
  if (repayment === null || termYears === null) return null;
  return {
    weeklyRepaymentAmount: (repayment * frequency) / 52,
    ...{ advertisedRate: interestRate, comparisonRate, loanTerm: termYears },
    ...{ deposit: deposit ?? 0, balloon: balloon ?? 0, secured },
    ...{ source: 'lenders', lender: quote.lender },
  };
}

/** Without the lender's own figure where that pays another price than the one that is quoted for. */
function termsFor(car: Car, lender: FinanceLender, price: number): FinanceLender {
  const { paymentWeek } = lender;
  if (paymentWeek === null) return lender;
  const paid = advertisedPrice(car, lender, { amount: paymentWeek, frequency: 52, termYears: termYearsOf(lender) });
  return paid !== null && Math.round(paid) === price ? lender : { ...lender, paymentWeek: null };
}
