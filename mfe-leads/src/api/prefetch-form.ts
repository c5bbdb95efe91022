import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { leadsApi } from './leads.api';

/** What a form page renders first: the places to choose from, and the vehicle its address names. */
export async function prefetchForm({ dispatch, url }: Pick<PrefetchContext, 'dispatch' | 'url'>): Promise<void> {
  const carId = carNamed(url.searchParams);
  await Promise.all([
    dispatch(leadsApi.endpoints.getLocations.initiate(undefined, { subscribe: false })),
    carId ? dispatch(leadsApi.endpoints.getLeadCar.initiate(carId, { subscribe: false })) : null,
  ]);
}
