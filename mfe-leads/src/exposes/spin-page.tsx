import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { SpinPage as Component } from '../features/spin/spin-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  const { getLocations, getSession } = leadsApi.endpoints;
  await Promise.all([
    dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true })),
    dispatch(getLocations.initiate(undefined, { subscribe: false })),
  ]);
};
