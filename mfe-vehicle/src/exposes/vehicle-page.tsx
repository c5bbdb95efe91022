import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { remoteConfigOf } from '@shared-kit/runtime/site-context';
import { makePath } from '@shared-kit/domain/search/search-path';
import type { PageModule, PageVerdict, PrefetchContext } from '@shared-kit/runtime/remote-module';
import { vehicleApi } from '../api/vehicle.api';

export { VehiclePage as Component } from '../pages/vehicle-page/vehicle-page';
export const apis: PageModule['apis'] = [vehicleApi];

/**
 * The car decides the status; its place in the market belongs to the first HTML, so that nothing moves later, and so do the
 * cars that are like one which is sold.
 */
export const prefetch: PageModule['prefetch'] = async (context) => {
  const { dispatch, params, site } = context;
  const slug = params['slug'] ?? '';
  const { getAutogauge, getCar, getSimilarCars } = vehicleApi.endpoints;
  const gauge = site.flags.autogauge && dispatch(getAutogauge.initiate(slug, { subscribe: false }));
  const { data: car, error } = await dispatch(getCar.initiate(slug, { subscribe: false }));
  // Found by its id: a car has one address.
  if (car && car.slug !== slug) return { redirect: car.path };
  const code = asProblem(error)?.code;
  if (code === 'gone' || code === 'not_found') return withoutCar(slug, code, context);
  await gauge;
  if (car && !isAvailable(car)) await dispatch(getSimilarCars.initiate(slug, { subscribe: false }));
  return {};
};

/** Others like it belong to the first HTML of a page without its car; some sites lead on to them (S2-20). */
async function withoutCar(
  slug: string,
  code: 'gone' | 'not_found',
  { dispatch, site }: PrefetchContext,
): Promise<PageVerdict> {
  const others = await dispatch(vehicleApi.endpoints.getAlternatives.initiate(slug, { subscribe: false }));
  const [nearest] = others.data?.hits ?? [];
  const { sold_redirect: redirects } = remoteConfigOf(site, 'mfe-vehicle');
  if (code === 'gone' && redirects && nearest) return { redirect: makePath(nearest.make) };
  return { status: code === 'gone' ? 410 : 404 };
}
