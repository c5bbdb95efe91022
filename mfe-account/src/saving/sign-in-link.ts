import { signInPath } from '@shared-kit/domain/account/sign-in-path';

/** Where a shopper signs in to come back to the car at `path`, which is saved with it where `save` is its id (S4-30). */
export function signInLink(path: string, save?: string): string {
  return signInPath({ type: 'watchlist', redirect: path, back: path, save });
}
