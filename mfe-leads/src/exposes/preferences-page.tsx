import type { PageModule } from '@shared-kit/runtime/remote-module';
import { useParams } from 'react-router';
import { choicesApi } from '../api/choices.api';
import { PreferencesPage } from '../features/preferences/preferences-page';
import { UnsubscribePage } from '../features/preferences/unsubscribe-page';
import { verdictOf } from '../links/verdict-of';

export const apis: PageModule['apis'] = [choicesApi];

/**
 * What somebody hears from us: by the link of a mail with a token, else by an address that is typed. One module, as each
 * has a line in the remote's entry, which every page loads.
 */
export function Component() {
  return useParams()['token'] === undefined ? <UnsubscribePage /> : <PreferencesPage />;
}

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  if (params['token'] === undefined) return undefined;
  return verdictOf(
    await dispatch(
      choicesApi.endpoints.getPreferences.initiate(params['token'], { subscribe: false, forceRefetch: true }),
    ),
  );
};
