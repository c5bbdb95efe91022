import type { FinanceQuote } from '@shared-kit/contracts/finance/finance-quote.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { financeApi } from './finance.api';

const contract = () => import('@shared-kit/contracts/finance/finance-quote.contract');

/** Signed figures: apart, so that no calculator carries it. The same api and cache. */
export const financeQuoteApi = financeApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token of the figures that a calculator's address comes to today. */
    makeQuote: build.query<string, string>({
      query: (address) => `finance-quotes?${address}`,
      rawResponseSchema: asResponse(async () => (await contract()).madeQuoteSchema),
      transformResponse: ({ token }: { token: string }) => token,
    }),
    /** What a signed link stands for, and what it would be today. */
    getFinanceQuote: build.query<FinanceQuote, string>({
      query: (token) => ({ url: 'finance-quotes/signed', params: { token } }),
      responseSchema: asResponse(async () => (await contract()).financeQuoteSchema),
    }),
  }),
});
