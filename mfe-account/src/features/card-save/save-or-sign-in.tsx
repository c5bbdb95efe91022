import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { SIGN_IN_PATH } from '@shared-kit/domain/form/sign-in-path';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import type { SubmitEvent } from 'react';
import { signInFields } from '../../saving/sign-in-link';
import { HeartButton } from './heart-button';
import { useHeart } from './use-heart';

type SaveOrSignInProps = SlotProps['results.card-actions'] & { slug: string };

/** The heart of a card that the server draws: without JavaScript it leads to the sign-in, and from there to the car. */
export function SaveOrSignIn(car: SaveOrSignInProps) {
  const heart = useHeart(car);
  if (car.savable === false && !heart.saved) return null;
  return (
    <form
      method="get"
      action={SIGN_IN_PATH}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        heart.press();
      }}
    >
      {Object.entries(signInFields(vehiclePath(car.slug))).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <HeartButton carName={car.carName ?? ''} {...heart} type="submit" />
    </form>
  );
}
