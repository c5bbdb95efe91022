import type { SlotProps } from '@shared-kit/contracts/slots.contract';
import { IconButton } from '@shared-kit/ui/icon-button';
import Heart from 'lucide-react/icons/heart';
import { useToggle } from '../../saving/use-toggle';
import { useWatchlist } from '../../saving/use-watchlist';

/** The heart over a card's picture. A car that may not be newly saved keeps it only while it is saved (S5-58). */
export function CardSave({ carId, carName = '', path = '', savable = true }: SlotProps['results.card-actions']) {
  const { phone, entries } = useWatchlist();
  const { busy, toggle } = useToggle({ carId, carName, path });
  const saved = entries.some(({ id }) => id === carId);
  if (!savable && !saved) return null;
  return (
    <IconButton
      label={`${saved ? 'Saved' : 'Save'}: ${carName}`}
      aria-busy={busy}
      {...(phone !== null && { 'aria-pressed': saved })}
      onClick={() => void toggle(!saved)}
    >
      <Heart aria-hidden />
    </IconButton>
  );
}
