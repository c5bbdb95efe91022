import { asProblem } from '@shared-kit/runtime/as-problem';
import { dealershipApi } from '../api/dealership.api';
import { preferredIn } from './asked-dealership';

/**
 * Whether the address prefers a dealership that the site does not know: it counts for nothing, and the finance page says so.
 * Other parts need only the slug of one that is known (`useAskedDealership`).
 */
export function useIsUnknownDealership(query: URLSearchParams): boolean {
  const preferred = preferredIn(query);
  const { data, error } = dealershipApi.endpoints.isDealership.useQuery(preferred, { skip: preferred === '' });
  return data === false || asProblem(error)?.code === 'not_found';
}
