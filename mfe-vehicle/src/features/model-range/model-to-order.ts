import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { Template } from '@shared-kit/contracts/site/template';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import { vehicleParts } from '@shared-kit/domain/site/template-parts';

/** The slug of a vehicle's model, where its page tells of the model's range; null of a used one, whose model it was. */
export function modelToOrder(
  { make, model, car_type: condition }: Pick<Car, 'make' | 'model' | 'car_type'>,
  site: { template: Template },
): string | null {
  return condition !== 'used' && vehicleParts(site).includes('range') ? toSlug(`${make} ${model}`) : null;
}
