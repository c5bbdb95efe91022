import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { KeepForm } from '../../saving/keep-form';
import { HeartButton } from './heart-button';
import { useHeart } from './use-heart';

/** The heart of a card that the server draws: without JavaScript it saves the car, by the sign-in where nobody is signed in. */
export function SaveOrSignIn(car: SlotProps['results.card-actions']) {
  const heart = useHeart(car);
  if (car.savable === false && !heart.saved) return null;
  return (
    <KeepForm carId={car.carId} onSubmit={heart.press}>
      <HeartButton carName={car.carName ?? ''} {...heart} type="submit" />
    </KeepForm>
  );
}
