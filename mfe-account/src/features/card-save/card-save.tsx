import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { IconButton } from '@shared-kit/ui/icon-button';
import Heart from 'lucide-react/icons/heart';
import { useHeart } from './use-heart';

/** The heart over a card's picture. A car that may not be newly saved keeps it only while it is saved (S5-58). */
export function CardSave(car: SlotProps['results.card-actions']) {
  const { saved, busy, isToggle, press } = useHeart(car);
  if (car.savable === false && !saved) return null;
  return (
    <IconButton
      label={`${saved ? 'Saved' : 'Save'}: ${car.carName ?? ''}`}
      aria-busy={busy}
      {...(isToggle && { 'aria-pressed': saved })}
      onClick={press}
    >
      <Heart aria-hidden />
    </IconButton>
  );
}
