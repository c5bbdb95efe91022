import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { SIGN_IN_PATH } from '@shared-kit/domain/form/sign-in-path';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import { IconButton } from '@shared-kit/ui/icon-button';
import Heart from 'lucide-react/icons/heart';
import type { SubmitEvent } from 'react';
import { signInFields } from '../../saving/sign-in-link';
import { useToggle } from '../../saving/use-toggle';
import { useWatchlist } from '../../saving/use-watchlist';
import * as s from './save-button.module.css';

type SaveButtonProps = SlotProps['vehicle.sidebar.actions'];

/**
 * On the picture's corner: saves the car, or takes it off the list. Without JavaScript, and for whom nobody knows yet, it leads to the
 * sign-in. A car that may not be newly saved (S5-58, S5-59) keeps the button only while it is saved.
 */
export function SaveButton({ carId, slug, carName, available, savable = available }: SaveButtonProps) {
  const { phone, entries } = useWatchlist();
  const { busy, toggle } = useToggle({ carId, carName, path: vehiclePath(slug) });
  const saved = entries.some(({ id }) => id === carId);
  if (!savable && !saved) return null;

  const path = vehiclePath(slug);
  return (
    <form
      method="get"
      action={SIGN_IN_PATH}
      className={s.save}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void toggle(!saved);
      }}
    >
      {Object.entries(signInFields(path)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IconButton
        type="submit"
        label={saved ? 'Saved' : 'Save'}
        {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
        {...(phone !== null && { 'aria-pressed': saved })}
      >
        <Heart aria-hidden />
      </IconButton>
    </form>
  );
}
