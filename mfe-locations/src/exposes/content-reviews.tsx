import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { ContentReviews as Component } from '../features/content-reviews/content-reviews';
export const apis: WidgetModule['apis'] = [locationsApi];

export const prefetch: WidgetModule<'content.reviews'>['prefetch'] = ({ dispatch, placed = [] }) =>
  Promise.all(
    placed.map(({ place }) => dispatch(locationsApi.endpoints.getLocation.initiate(place, { subscribe: false }))),
  );
