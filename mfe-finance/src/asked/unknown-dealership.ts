import { asProblem } from '@shared-kit/runtime/as-problem';
import { dealershipApi } from '../api/dealership.api';
import { preferredIn } from './asked-dealership';

/**
 * Whether the address prefers a dealership that the site does not know: it counts for nothing, and that is said. Apart, as
 * other parts of the page ask for one that is known.
 */
export function useIsUnknownDealership(query: URLSearchParams): boolean {
  const preferred = preferredIn(query);
  const { data, error } = dealershipApi.endpoints.isDealership.useQuery(preferred, { skip: preferred === '' });
  return data === false || asProblem(error)?.code === 'not_found';
}
