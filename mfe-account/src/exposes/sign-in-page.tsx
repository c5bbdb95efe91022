import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';
import { codeSentApi } from '../api/code-sent.api';
import { isCodeStep, readTarget } from '../features/sign-in/sign-in-target';
import { prefetchJustDone } from '../just-done/just-done';

export { SignInPage as Component } from '../features/sign-in/sign-in-page';
export const apis: PageModule['apis'] = [accountApi];

/** Who is signed in already goes straight on. */
export const prefetch: PageModule['prefetch'] = async (context) => {
  const { dispatch, url } = context;
  const anew = { subscribe: false, forceRefetch: true } as const;
  const [{ data }] = await Promise.all([
    dispatch(accountApi.endpoints.getSession.initiate(undefined, anew)),
    prefetchJustDone(context),
    isCodeStep(url.searchParams) && dispatch(codeSentApi.endpoints.getCodeSent.initiate(undefined, anew)),
  ]);
  return data?.user ? { redirect: readTarget(url.searchParams).redirect } : {};
};
