import type { LeadCarCard } from '@shared-kit/contracts/lead-car.contract';
import { useSearchParams } from 'react-router';
import { leadsApi } from '../api/leads.api';

/** The vehicle the address names (`?car_id=`, an id or a slug); null for none, and for one nobody knows. */
export function useLeadCar(): LeadCarCard | null {
  const [search] = useSearchParams();
  const carId = search.get('car_id') ?? '';
  const { data } = leadsApi.endpoints.getLeadCar.useQuery(carId, { skip: carId === '' });
  return data ?? null;
}
