import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import type { About } from '../ways/other-ways';

/** Whom a form is for, as far as its page knows: the place of its car, else what the address names. */
export function aboutOf(car: LeadCarCard | null, search: URLSearchParams): About {
  if (car) return { car, location_id: car.location_id, dealership_slug: car.dealership_slug };
  return {
    location_id: search.get('location_id') ?? undefined,
    dealership_slug: search.get('preferredDealership') ?? undefined,
  };
}
