import type { Car } from '@shared-kit/contracts/car.contract';

/** From home to this car (S2-15). */
export function trail({ car_type: type, make, name }: Pick<Car, 'car_type' | 'make' | 'name'>) {
  const label = { new: 'New cars', used: 'Used cars', demo: 'Demo cars' }[type];
  return [
    { label: 'Home', href: '/' },
    { label, href: `/search/${type}-cars` },
    { label: make, href: `/search/${encodeURIComponent(make.toLowerCase())}` },
    { label: name },
  ];
}
