import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { redirect } from 'react-router';
import { shellApi } from './api/shell.api';
import type { AppStore } from './store';

/**
 * Lets only signed-in shoppers on (spec section 6).
 *
 * @throws a redirect to the sign-in page that leads back here.
 */
export async function sessionGate({ dispatch, url }: PrefetchContext, app: AppStore): Promise<void> {
  app.addApis([shellApi]);
  const session = await dispatch(
    shellApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (session.data?.user) return;
  const here = encodeURIComponent(url.pathname + url.search);
  throw redirect(`/sign-in?type=account&redirect=${here}&back=${encodeURIComponent('/')}`);
}
