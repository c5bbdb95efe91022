import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { rememberViewedCar } from '@shared-kit/domain/vehicle/viewed-cars';
import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect } from 'react';

/** Remembers in this browser that the car was looked at: lists mark it. */
export function useViewedCar(car: Car): void {
  const { slug } = useSite();
  useEffect(() => {
    const { id, stocknum, make, model, bodyconfiguration: body, simple_body } = car;
    rememberViewedCar(() => localStorage, slug, { id, stocknum, make, model, body, simple_body });
  }, [car, slug]);
}
