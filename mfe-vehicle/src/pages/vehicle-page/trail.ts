import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { conditionPath, makePath } from '@shared-kit/domain/search/search-path';
import { vehicleWord } from '@shared-kit/domain/text/vehicle-word';

const ages = { new: 'New', used: 'Used', demo: 'Demo' } as const;

/** From home to this car (S2-15). */
export function trail({
  car_type: type,
  item_type: kind,
  make,
  name,
}: Pick<Car, 'car_type' | 'item_type' | 'make' | 'name'>) {
  const label = `${ages[type]} ${vehicleWord(kind)}s`;
  return [
    { label: 'Home', href: '/' },
    { label, href: conditionPath(type) },
    { label: make, href: makePath(make) },
    { label: name },
  ];
}
