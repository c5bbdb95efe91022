import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { carsAskedWith } from '@shared-kit/domain/form/asked-together';
import { leadsApi } from './leads.api';

/** What a form page renders first: the places to choose from, and the vehicles its address names. */
export async function prefetchForm({ dispatch, url }: Pick<PrefetchContext, 'dispatch' | 'url'>): Promise<void> {
  const cars = [carNamed(url.searchParams), ...carsAskedWith(url.searchParams)].filter(Boolean);
  await Promise.all([
    dispatch(leadsApi.endpoints.getLocations.initiate(undefined, { subscribe: false })),
    ...cars.map((car) => dispatch(leadsApi.endpoints.getLeadCar.initiate(car, { subscribe: false }))),
  ]);
}
