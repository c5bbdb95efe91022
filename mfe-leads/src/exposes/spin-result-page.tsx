import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { SpinResultPage as Component } from '../features/spin/spin-result-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const { data } = await dispatch(leadsApi.endpoints.getSpin.initiate(params['token'] ?? '', { subscribe: false }));
  return data ? undefined : { status: 404 };
};
