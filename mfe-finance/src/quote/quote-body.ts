import type { CreditScore, QuotedCar, YouxQuoteBody } from '@shared-kit/contracts/finance/youx.contract';

/** What a quote is asked with, in the specification's names; every quote is for five years. */
export function quoteBody(
  car: QuotedCar,
  selfAssessedCreditScore: CreditScore,
  { name }: { name: string },
): YouxQuoteBody {
  return { selfAssessedCreditScore, ...car, loanTerm: 5, whoIsHelping: name };
}
