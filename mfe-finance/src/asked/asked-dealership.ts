import { toSlug } from '@shared-kit/domain/search/to-slug';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { dealershipApi } from '../api/dealership.api';

/** What the address calls the dealership that it prefers; empty where it prefers none. */
export function preferredIn(query: URLSearchParams): string {
  return toSlug(query.get('preferredDealership') ?? '');
}

/**
 * The slug of the dealership that the address prefers; empty for none, and for one that the site does not know: `isUnread`
 * then, as it counts for nothing.
 */
export function useAskedDealership(query: URLSearchParams): { dealership: string; isUnread: boolean } {
  const preferred = preferredIn(query);
  const { data: isKnown, error } = dealershipApi.endpoints.isDealership.useQuery(preferred, {
    skip: preferred === '',
  });
  const isUnread = isKnown === false || asProblem(error)?.code === 'not_found';
  return { dealership: isKnown ? preferred : '', isUnread };
}
