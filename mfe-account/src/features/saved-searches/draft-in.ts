import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';

/** The search that an address says is to be saved, a path of this site; empty for none. */
export function draftIn(query: URLSearchParams): string {
  return sameOriginPath(query.get('save')) ?? '';
}
