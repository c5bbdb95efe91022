import { youxQuoteSchema } from '@shared-kit/contracts/finance/youx.contract';
import type { YouxQuote } from '@shared-kit/contracts/finance/youx.contract';

/** A provider's quote, with both of its rates. */
export function aYouxQuote(overrides: Partial<YouxQuote> = {}): YouxQuote {
  return youxQuoteSchema.parse({
    weeklyRepaymentAmount: 133.7,
    comparisonRate: 8.19,
    advertisedRate: 6.29,
    loanTerm: 5,
    source: 'youx',
    lender: null,
    ...overrides,
  });
}
