import { remoteConfigOf } from '@shared-kit/runtime/site-context';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { HomeReviews as Component } from '../features/home-reviews/home-reviews';
export const apis: WidgetModule['apis'] = [locationsApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, site }) => {
  const { getReviewedPlace, getSaidOfPlace } = locationsApi.endpoints;
  const { home_reviews: wanted, hide_reviews: hidesReviews } = remoteConfigOf(site, 'mfe-locations');
  if (hidesReviews) return;
  const { data } = await dispatch(getReviewedPlace.initiate(wanted, { subscribe: false }));
  if (data?.slug) await dispatch(getSaidOfPlace.initiate(data.slug, { subscribe: false }));
};
