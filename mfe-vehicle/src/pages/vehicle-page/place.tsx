import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { Slot } from '@shared-kit/runtime/slot';
import { slotProps } from '../../slots/slot-props';

/** Where it stands, and what other remotes say of it. */
export function Place({ car }: { car: Car }) {
  return (
    <>
      <section id="vehicle-map" data-later="whole">
        <Slot name="vehicle.location" props={slotProps(car)} />
      </section>
      <Slot name="vehicle.reviews" props={{ dealershipSlug: car.dealership_slug }} />
      <Slot name="vehicle.similar" props={{ carId: car.id, slug: car.slug }} />
    </>
  );
}
