import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { SAVED_CAR_PLACE, WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import { KEEP_FORM } from '@shared-kit/domain/account/keep-form';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/form/button';
import { IconButton } from '@shared-kit/ui/icon-button';
import Heart from 'lucide-react/icons/heart';
import { KeepForm } from '../../saving/keep-form';
import { sentenceFor } from '../../saving/use-saving';
import { useToggle } from '../../saving/use-toggle';
import { useWatchlist } from '../../saving/use-watchlist';
import * as s from './save-button.module.css';

type SaveButtonProps = SlotProps['vehicle.sidebar.actions'];

/**
 * On the picture's corner: saves the car, or takes it off the list. Whom nobody knows it leads to the sign-in. A car that may
 * not be newly saved (S5-58, S5-59) keeps the button only while it is saved.
 */
export function SaveButton({ carId, slug, carName, available, savable = available }: SaveButtonProps) {
  const { phone, entries } = useWatchlist();
  const { busy, toggle } = useToggle({ carId, carName, path: vehiclePath(slug) });
  const refused = useFormResult(KEEP_FORM);
  const saved = entries.some(({ id }) => id === carId);
  if (!savable && !saved) return null;

  return (
    <KeepForm carId={carId} id={SAVED_CAR_PLACE} className={s.save} onSubmit={() => void toggle(!saved)}>
      <IconButton
        type="submit"
        label={saved ? 'Saved' : 'Save'}
        {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
        {...(phone !== null && { 'aria-pressed': saved })}
      >
        <Heart aria-hidden />
      </IconButton>
      {refused && (
        <span role="alert" className={s.refused}>
          {sentenceFor(refused.problem, carName)}
        </span>
      )}
      {phone === null && (
        <span className={s.done}>
          Saved. <a href={WATCHLIST_PATH}>View list</a>
          <Button type="submit" size="s" name="saved" value="no">
            Remove
          </Button>
        </span>
      )}
    </KeepForm>
  );
}
