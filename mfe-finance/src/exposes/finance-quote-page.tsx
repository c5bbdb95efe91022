import type { PageModule } from '@shared-kit/runtime/remote-module';
import { financeQuoteApi } from '../api/finance-quote.api';
import { prefetchQuote } from '../features/finance-quote/prefetch-quote';

export { FinanceQuotePage as Component } from '../features/finance-quote/finance-quote-page';
export const apis: PageModule['apis'] = [financeQuoteApi];
export const prefetch: PageModule['prefetch'] = prefetchQuote;
