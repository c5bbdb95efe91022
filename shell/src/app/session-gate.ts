import { signInTypeOf } from '@shared-kit/domain/account/own-pages';
import { signInPath } from '@shared-kit/domain/account/sign-in-path';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { redirect } from 'react-router';
import { shellApi } from './api/shell.api';
import type { AppStore } from './store';

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
  throw redirect(signInPath({ type: signInTypeOf(url.pathname), redirect: url.pathname + url.search, back: '/' }));
}
