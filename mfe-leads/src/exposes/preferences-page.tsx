import type { PageModule } from '@shared-kit/runtime/remote-module';
import { choicesApi } from '../api/choices.api';
import { verdictOf } from '../links/verdict-of';

export { PreferencesPage as Component } from '../features/preferences/preferences-page';
export const apis: PageModule['apis'] = [choicesApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  return verdictOf(
    await dispatch(
      choicesApi.endpoints.getPreferences.initiate(params['token'] ?? '', { subscribe: false, forceRefetch: true }),
    ),
  );
};
