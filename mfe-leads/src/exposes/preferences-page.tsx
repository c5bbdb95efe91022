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

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params, url }) => {
  const anew = { subscribe: false, forceRefetch: true } as const;
  const { endpoints } = choicesApi;
  if (params['token'] === undefined) {
    const done = url.searchParams.get('done');
    if (done !== null) await dispatch(endpoints.getUnsubscribed.initiate(done, anew));
    return undefined;
  }
  const asked = { token: params['token'], saved: url.searchParams.get('saved') ?? '' };
  return verdictOf(await dispatch(endpoints.getPreferences.initiate(asked, anew)));
};
