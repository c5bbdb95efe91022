import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isFavouriteVisible } from '@shared-kit/domain/search/favourite-visible';
import { useSite } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import { slotProps } from '../../slots/slot-props';
import { CopyLink } from './copy-link';
import * as s from './picture-actions.module.css';

/** On the picture's corner: what keeps the vehicle, and what passes it on. */
export function PictureActions({ car, available }: { car: Car; available: boolean }) {
  const site = useSite();
  return (
    <div className={s.actions}>
      <Slot
        name="vehicle.sidebar.actions"
        props={{ ...slotProps(car), available, savable: isFavouriteVisible(car, site) }}
      />
      <CopyLink name={car.name} />
    </div>
  );
}
