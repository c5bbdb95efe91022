import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { carApi } from './car.api';
import { financeApi } from './finance.api';

/** The car that an address names, whose price is calculated with, and what its page says of a loan. */
export async function prefetchAskedCar({ dispatch, url }: Pick<PrefetchContext, 'dispatch' | 'url'>): Promise<void> {
  const named = carNamed(url.searchParams);
  const { getCar } = carApi.endpoints;
  const { getEstimate } = financeApi.endpoints;
  const { data: car } = named ? await dispatch(getCar.initiate(named, { subscribe: false })) : {};
  if (car?.available) await dispatch(getEstimate.initiate(car.slug, { subscribe: false }));
}
