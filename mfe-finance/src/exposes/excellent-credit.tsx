import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { financeApi } from '../api/finance.api';
import { quoteApi } from '../api/quote.api';
import { quoteBody } from '../quote/quote-body';

export { ExcellentCredit as Component } from '../features/excellent-credit/excellent-credit';
export const apis: WidgetModule['apis'] = [financeApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params, site }) => {
  const { getEstimate } = financeApi.endpoints;
  const { getQuote } = quoteApi.endpoints;
  const { data } = await dispatch(getEstimate.initiate(params['slug'] ?? '', { subscribe: false }));
  const car = data?.quote_for;
  if (car) await dispatch(getQuote.initiate(quoteBody(car, 'GREAT', site), { subscribe: false }));
};
