import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { prefetchAskedCar } from '../api/prefetch-asked-car';
import { assumptionApi } from '../api/assumption.api';
import { financeQuoteApi } from '../api/finance-quote.api';

export { FormCalculator as Component } from '../features/form-calculator/form-calculator';
export const apis: WidgetModule['apis'] = [financeQuoteApi];

/** The figures that go with the form, or what its calculator begins with. */
export const prefetch: NonNullable<WidgetModule['prefetch']> = async (context) => {
  const quote = context.url.searchParams.get('quote');
  const { getFinanceQuote } = financeQuoteApi.endpoints;
  await Promise.all([
    prefetchAskedCar(context),
    context.dispatch(assumptionApi.endpoints.getAssumption.initiate(undefined, { subscribe: false })),
    quote && context.dispatch(getFinanceQuote.initiate(quote, { subscribe: false })),
  ]);
};
