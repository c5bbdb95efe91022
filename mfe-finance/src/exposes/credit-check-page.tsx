import { CREDIT_SCORES } from '@shared-kit/contracts/finance/youx.contract';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { carApi } from '../api/car.api';
import { financeApi } from '../api/finance.api';
import { quoteApi } from '../api/quote.api';
import { quoteBody } from '../quote/quote-body';

export { CreditCheckPage as Component } from '../features/credit-check/credit-check-page';
export const apis: PageModule['apis'] = [financeApi];

/** The car, then what may be quoted for it, then all quotes at once: the choice between them never leaves the browser. */
export const prefetch: PageModule['prefetch'] = async ({ dispatch, url, site }) => {
  const { getEstimate } = financeApi.endpoints;
  const { getCar } = carApi.endpoints;
  const { getQuote } = quoteApi.endpoints;
  const named = url.searchParams.get('car_id');
  const { data: car } = named ? await dispatch(getCar.initiate(named, { subscribe: false })) : {};
  if (!car) return;
  const { data: estimate } = await dispatch(getEstimate.initiate(car.slug, { subscribe: false }));
  const quoted = estimate?.quote_for;
  if (!quoted) return;
  await Promise.all(
    CREDIT_SCORES.map((score) => dispatch(getQuote.initiate(quoteBody(quoted, score, site), { subscribe: false }))),
  );
};
