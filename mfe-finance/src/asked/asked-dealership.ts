import { toSlug } from '@shared-kit/domain/search/to-slug';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { dealershipApi } from '../api/dealership.api';

/** What the address calls the dealership that it prefers; empty where it prefers none. */
export function preferredIn(query: URLSearchParams): string {
  return toSlug(query.get('preferredDealership') ?? '');
}

/** The slug of the dealership that the address prefers; empty for none, and for one that the site does not know. */
export function useAskedDealership(query: URLSearchParams): string {
  return useDealership(query).data ? preferredIn(query) : '';
}

/** Whether the address prefers one that the site does not know: it counts for nothing, and that is said. */
export function useIsUnknownDealership(query: URLSearchParams): boolean {
  const { data, error } = useDealership(query);
  return data === false || asProblem(error)?.code === 'not_found';
}

function useDealership(query: URLSearchParams) {
  const preferred = preferredIn(query);
  return dealershipApi.endpoints.isDealership.useQuery(preferred, { skip: preferred === '' });
}
