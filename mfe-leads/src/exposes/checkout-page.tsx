import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { signInPath } from '@shared-kit/domain/account/sign-in-path';
import { whyMissing } from '@shared-kit/runtime/as-problem';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { choicesApi } from '../api/choices.api';
import { leadsApi } from '../api/leads.api';

export { CheckoutPage as Component } from '../features/checkout/checkout-page';
export const apis: PageModule['apis'] = [choicesApi];

/** A car nobody can reserve is still a page (S4-50); one nobody knows is not. Gated sites ask for a sign-in first (S6-01). */
export const prefetch: PageModule['prefetch'] = async ({ dispatch, params, url, site }) => {
  const carId = params['slug'] ?? url.searchParams.get('car_id') ?? '';
  if (carId === '') return { status: 404 };
  const [{ data: car, error }, isLetIn] = await Promise.all([
    dispatch(leadsApi.endpoints.getLeadCar.initiate(carId, { subscribe: false })),
    mayCheckOut(
      site,
      dispatch(leadsApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true })),
    ),
  ]);
  if (!car) return whyMissing(error) === 'unread' ? {} : { status: 404 };
  if (!car.reservable) await dispatch(choicesApi.endpoints.getCarHold.initiate(car.id, { subscribe: false }));
  if (isLetIn) return undefined;
  return { redirect: signInPath({ type: 'checkout', redirect: url.pathname + url.search, back: car.path }) };
};

/** The form fills in the phone of who is signed in; a gated site needs somebody to be. */
async function mayCheckOut(site: PageSite, asked: PromiseLike<{ data?: { user: unknown } | undefined }>) {
  const { data } = await asked;
  return !site.flags.checkout_gated || Boolean(data?.user);
}
