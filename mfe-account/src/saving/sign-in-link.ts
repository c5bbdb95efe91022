import { signInPath } from '@shared-kit/domain/form/sign-in-path';
import type { SignIn } from '@shared-kit/domain/form/sign-in-path';

/** The fields of a sign-in address that leads back to `path`. */
export function signInFields(path: string): SignIn {
  return { type: 'watchlist', redirect: path, back: path };
}

/** Where a shopper signs in to save the car at `path` (S4-30). */
export function signInLink(path: string): string {
  return signInPath(signInFields(path));
}
