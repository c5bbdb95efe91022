import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { HeartButton } from './heart-button';
import { useHeart } from './use-heart';

/** The heart over a card's picture. A car that may not be newly saved keeps it only while it is saved (S5-58). */
export function CardSave(car: SlotProps['results.card-actions']) {
  const heart = useHeart(car);
  if (car.savable === false && !heart.saved) return null;
  return <HeartButton carName={car.carName ?? ''} {...heart} />;
}
