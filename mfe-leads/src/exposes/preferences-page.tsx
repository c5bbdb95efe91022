import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { PreferencesPage as Component } from '../features/preferences/preferences-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const { data } = await dispatch(
    leadsApi.endpoints.getPreferences.initiate(params['token'] ?? '', { subscribe: false, forceRefetch: true }),
  );
  return data ? undefined : { status: 404 };
};
