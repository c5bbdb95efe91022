import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { Enquiry as Component } from '../features/enquiry/enquiry';
export const apis: WidgetModule['apis'] = [leadsApi];

/** A vehicle brings its place along; on a model's page the shopper chooses one. */
export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params }) => {
  if (params['model']) await dispatch(leadsApi.endpoints.getLocations.initiate(undefined, { subscribe: false }));
};
