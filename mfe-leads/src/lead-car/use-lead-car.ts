import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useSearchParams } from 'react-router';
import { leadsApi } from '../api/leads.api';

/** The vehicle the address names (`?car_id=`, an id or a slug, or `?vin=`); null for none, and for one nobody knows. */
export function useLeadCar(): LeadCarCard | null {
  return useNamedCar().data ?? null;
}

/** Whether the address names a vehicle that nobody here knows; not, where it could not be asked for. */
export function useIsUnknownCar(): boolean {
  return asProblem(useNamedCar().error)?.code === 'not_found';
}

function useNamedCar() {
  const [search] = useSearchParams();
  const carId = carNamed(search);
  return leadsApi.endpoints.getLeadCar.useQuery(carId, { skip: carId === '' });
}
