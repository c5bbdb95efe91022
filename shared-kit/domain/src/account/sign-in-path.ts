/**
 * Why somebody signs in, where they go afterwards, and where they go instead: paths of the same site. `save` is the id of the
 * car that goes onto their watchlist with it (S4-30).
 */
export type SignIn = {
  type: 'account' | 'checkout' | 'watchlist';
  redirect: string;
  back: string;
  save?: string | undefined;
};

export const SIGN_IN_PATH = '/sign-in';

/** Where somebody signs in and is led on from (S4-30, S6-01). */
export function signInPath({ save, ...target }: SignIn): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ ...target, ...(save && { save }) }).toString()}`;
}
