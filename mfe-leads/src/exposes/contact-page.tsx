import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { ContactPage as Component } from '../features/contact/contact-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  await dispatch(leadsApi.endpoints.getLocations.initiate(undefined, { subscribe: false }));
};
