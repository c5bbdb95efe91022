import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';
import { signInPath } from '@shared-kit/domain/account/sign-in-path';
import type { SignIn } from '@shared-kit/domain/account/sign-in-path';
import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';

/** What a sign-in address says: why, where to go afterwards, and where to go instead. Paths of this site only (S6-02). */
export type SignInTarget = SignIn;

export function readTarget(query: URLSearchParams): SignInTarget {
  return {
    type: query.get('type') === 'watchlist' ? 'watchlist' : 'account',
    redirect: sameOriginPath(query.get('redirect')) ?? WATCHLIST_PATH,
    back: sameOriginPath(query.get('back')) ?? '/',
    save: query.get('save') ?? undefined,
  };
}

/** Whether an address asks for the second step (`stepLink`). */
export function isCodeStep(query: URLSearchParams): boolean {
  return query.get('step') === 'code';
}

/** The address of a step. The phone number is never part of it. */
export function stepLink(target: SignInTarget, step: 'phone' | 'code'): string {
  return `${signInPath(target)}${step === 'code' ? '&step=code' : ''}`;
}
