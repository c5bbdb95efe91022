import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { ContentTeam as Component } from '../features/content-team/content-team';
export const apis: WidgetModule['apis'] = [locationsApi];

export const prefetch: WidgetModule<'content.team'>['prefetch'] = ({ dispatch, placed = [] }) =>
  Promise.all(
    placed.map(({ place }) => dispatch(locationsApi.endpoints.getLocation.initiate(place, { subscribe: false }))),
  );
