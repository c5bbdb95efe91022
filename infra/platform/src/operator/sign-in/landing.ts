import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';

/** A page of this server, and not the one where one signs in. */
export function landing(asked: string): string {
  const path = sameOriginPath(asked) ?? '/console/';
  return path.startsWith('/sign-') ? '/console/' : path;
}
