import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';

/** The category of an enquiry about a vehicle. */
export function vehicleCategory(carType: CarType | undefined): string {
  if (carType === 'used') return 'Used Vehicle Enquiry';
  return carType === 'new' ? 'New Vehicle Enquiry' : 'General Enquiry';
}
