import type { CarCard } from '@shared-kit/contracts/car.contract';

/** Analytics ids of spec section 7: 15 used, 14 new, 51 careers; anything else, demo cars too, 22. */
export function enquiryEvent(carType: CarCard['car_type'] | undefined, category: string): number {
  if (carType === 'used') return 15;
  if (carType === 'new') return 14;
  return category === 'Careers Enquiry' ? 51 : 22;
}

/** The category of an enquiry about a vehicle. */
export function vehicleCategory(carType: CarCard['car_type'] | undefined): string {
  if (carType === 'used') return 'Used Vehicle Enquiry';
  return carType === 'new' ? 'New Vehicle Enquiry' : 'General Enquiry';
}
