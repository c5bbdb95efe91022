import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';
import { readTarget } from '../features/sign-in/sign-in-target';

export { SignInPage as Component } from '../features/sign-in/sign-in-page';
export const apis: PageModule['apis'] = [accountApi];

/** Who is signed in already goes straight on. */
export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const { data } = await dispatch(
    accountApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  return data?.user ? { redirect: readTarget(url.searchParams).redirect } : {};
};
