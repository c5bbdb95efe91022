import { toSlug } from '../search/to-slug';

/** The slug of the dealership that an address prefers, however it writes its name; empty where it prefers none. */
export function preferredIn(query: URLSearchParams): string {
  return toSlug(query.get('preferredDealership') ?? '');
}
