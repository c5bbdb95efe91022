import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { useSearchParams } from 'react-router';
import { leadsApi } from '../api/leads.api';

/** The vehicle the address names (`?car_id=`, an id or a slug, or `?vin=`); null for none, and for one nobody knows. */
export function useLeadCar(): LeadCarCard | null {
  const [search] = useSearchParams();
  const carId = carNamed(search);
  const { data } = leadsApi.endpoints.getLeadCar.useQuery(carId, { skip: carId === '' });
  return data ?? null;
}
