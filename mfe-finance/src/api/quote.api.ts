import type { YouxQuote, YouxQuoteBody } from '@shared-kit/contracts/finance/youx.contract';
import { financeApi } from './finance.api';

/** Quotes: apart, so that no calculator carries them. The same api and cache. */
export const quoteApi = financeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where there is none, and where the provider fails: that is nobody's business on the page (S7-03). */
    getQuote: build.query<YouxQuote | null, YouxQuoteBody>({
      async queryFn(body, _api, _extra, ask) {
        const { data } = await ask({ url: 'youx/quote', method: 'POST', body });
        if (!data) return { data: null };
        const { youxQuoteSchema } = await import('@shared-kit/contracts/finance/youx.contract');
        return { data: youxQuoteSchema.safeParse(data).data ?? null };
      },
    }),
  }),
});
