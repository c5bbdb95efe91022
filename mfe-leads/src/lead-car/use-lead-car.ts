import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { whyMissing } from '@shared-kit/runtime/as-problem';
import { useSearchParams } from 'react-router';
import { leadsApi } from '../api/leads.api';

/** The vehicle the address names (`?car_id=`, an id or a slug, or `?vin=`); null for none, and for one nobody knows. */
export function useLeadCar(): LeadCarCard | null {
  return useNamedCar().data ?? null;
}

/** Why the vehicle that the address names is not there; null where it is, and where none is named. */
export function useMissingCar(): ReturnType<typeof whyMissing> {
  const { data, error } = useNamedCar();
  return data ? null : whyMissing(error);
}

/**
 * What the address calls a vehicle that could not be read, or that is no longer for sale: a form about it says so unseen, and
 * the API, which knows it, where it stands. Empty for any other.
 */
export function useUnreadCar(): string {
  const [search] = useSearchParams();
  const why = useMissingCar();
  return why && why !== 'unknown' ? carNamed(search) : '';
}

function useNamedCar() {
  const [search] = useSearchParams();
  const carId = carNamed(search);
  return leadsApi.endpoints.getLeadCar.useQuery(carId, { skip: carId === '' });
}
