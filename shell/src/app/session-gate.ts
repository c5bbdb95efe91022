import { signInPath } from '@shared-kit/domain/form/sign-in-path';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { redirect } from 'react-router';
import { shellApi } from './api/shell.api';
import type { AppStore } from './store';

/** Pages of the cars that a shopper saves (S4-30). */
const SAVED_CARS = new Set(['/watchlist', '/my-garage']);

/**
 * Lets only signed-in shoppers on (S6-01).
 *
 * @throws a redirect to the sign-in page that leads back here.
 */
export async function sessionGate({ dispatch, url }: PrefetchContext, app: AppStore): Promise<void> {
  app.addApis([shellApi]);
  const session = await dispatch(
    shellApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (session.data?.user) return;
  const type = SAVED_CARS.has(url.pathname) ? 'watchlist' : 'account';
  throw redirect(signInPath({ type, redirect: url.pathname + url.search, back: '/' }));
}
