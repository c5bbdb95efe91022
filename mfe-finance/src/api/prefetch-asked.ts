import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { preferredIn } from '../asked/asked-dealership';
import { assumptionApi } from './assumption.api';
import { dealershipApi } from './dealership.api';
import { prefetchAskedCar } from './prefetch-asked-car';

/** All that the finance page is made of: the car and the dealership that its address names, and the terms of all repayments. */
export async function prefetchAsked(context: Pick<PrefetchContext, 'dispatch' | 'url'>): Promise<void> {
  const { dispatch, url } = context;
  const preferred = preferredIn(url.searchParams);
  await Promise.all([
    prefetchAskedCar(context),
    dispatch(assumptionApi.endpoints.getAssumption.initiate(undefined, { subscribe: false })),
    preferred && dispatch(dealershipApi.endpoints.isDealership.initiate(preferred, { subscribe: false })),
  ]);
}
