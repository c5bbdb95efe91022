import { preferredIn } from '@shared-kit/domain/place/preferred-dealership';
import { dealershipApi } from '../api/dealership.api';

/** The slug of the dealership that the address prefers; empty for none, and for one that the site does not know. */
export function useAskedDealership(query: URLSearchParams): string {
  const preferred = preferredIn(query);
  const { data: isKnown = false } = dealershipApi.endpoints.isDealership.useQuery(preferred, {
    skip: preferred === '',
  });
  return isKnown ? preferred : '';
}
