import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { carApi } from './car.api';

/**
 * The slug of the car that a page is about: in its path, or of what its query names. Whatever is asked ahead by it has the
 * key that the page asks by. Empty where there is no such car.
 */
export async function prefetchCarSlug({
  dispatch,
  params,
  url,
}: Pick<PrefetchContext, 'dispatch' | 'params' | 'url'>): Promise<string> {
  const named = carNamed(url.searchParams);
  if (params['slug'] || named === '') return params['slug'] ?? '';
  const { data: car } = await dispatch(carApi.endpoints.getCar.initiate(named, { subscribe: false }));
  return car?.slug ?? '';
}
