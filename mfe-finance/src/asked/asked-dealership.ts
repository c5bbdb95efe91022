import { toSlug } from '@shared-kit/domain/text/to-slug';
import { dealershipApi } from '../api/dealership.api';

/** What the address calls the dealership that it prefers; empty where it prefers none. */
export function preferredIn(query: URLSearchParams): string {
  return toSlug(query.get('preferredDealership') ?? '');
}

/** The slug of the dealership that the address prefers; empty for none, and for one that the site does not know. */
export function useAskedDealership(query: URLSearchParams): string {
  const preferred = preferredIn(query);
  const { data: isKnown = false } = dealershipApi.endpoints.isDealership.useQuery(preferred, {
    skip: preferred === '',
  });
  return isKnown ? preferred : '';
}
