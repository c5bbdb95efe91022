import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { remoteConfigOf } from '@shared-kit/runtime/site-context';
import { makePath } from '@shared-kit/domain/search/search-path';
import type { PageModule, PageVerdict, PrefetchContext } from '@shared-kit/runtime/remote-module';
import { vehicleApi } from '../api/vehicle.api';
import { modelToOrder } from '../features/model-range/model-to-order';

export { VehiclePage as Component } from '../pages/vehicle-page/vehicle-page';
export const apis: PageModule['apis'] = [vehicleApi];

/**
 * The car decides the status; its place in the market and its model's range belong to the first HTML, so that nothing moves
 * later, and so do the cars that are like one which is sold.
 */
export const prefetch: PageModule['prefetch'] = async (context) => {
  const { dispatch, params, site } = context;
  const slug = params['slug'] ?? '';
  const { getAutogauge, getCar } = vehicleApi.endpoints;
  const gauge = site.flags.autogauge && dispatch(getAutogauge.initiate(slug, { subscribe: false }));
  const { data: car, error } = await dispatch(getCar.initiate(slug, { subscribe: false }));
  // Found by its id: a car has one address.
  if (car && car.slug !== slug) return { redirect: car.path };
  const code = asProblem(error)?.code;
  if (code === 'gone' || code === 'not_found') return withoutCar(slug, code, context);
  await Promise.all([gauge, car && besideCar(car, context)]);
  return {};
};

/** Of one that can be had its model's range, of one that is sold those like it. */
async function besideCar(car: ShownCar, { dispatch, site }: PrefetchContext): Promise<void> {
  const { getModel, getSimilarCars } = vehicleApi.endpoints;
  if (!isAvailable(car)) {
    await dispatch(getSimilarCars.initiate(car.slug, { subscribe: false }));
    return;
  }
  const model = remoteConfigOf(site, 'mfe-vehicle').new_cars ? modelToOrder(car, site) : null;
  if (model !== null) await dispatch(getModel.initiate(model, { subscribe: false }));
}

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
