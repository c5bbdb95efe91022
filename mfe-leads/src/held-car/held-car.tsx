import type { CarHold } from '@shared-kit/contracts/reservation.contract';
import { LinkButton } from '@shared-kit/ui/link-button';
import type { ReactNode } from 'react';
import * as s from './held-car.module.css';
import { heldWords } from './held-words';
import type { HeldWords } from './held-words';

type HeldCarProps = {
  hold: CarHold;
  slug: string;
};

/** In place of what reserves a car: that it is on hold, and what its holder and everybody else can do. */
export function HeldCar({ hold, slug }: HeldCarProps) {
  const words = heldWords(hold);
  if (!words) return null;
  return (
    <div className={s.held} role="status">
      <p>
        <strong>{words.title}.</strong> {words.text}
      </p>
      <HeldWays own={words.own} slug={slug} />
    </div>
  );
}

type HeldWaysProps = Omit<HeldCarProps, 'hold'> & {
  own: HeldWords['own'];
  /** What asking about it is for, in place of hearing when it comes free. */
  ask?: string;
  children?: ReactNode;
};

/** What the dealer reads of who waits for the car. */
const WAITING = 'Please tell me if this vehicle comes free.';

/** S4-50: something similar instead; the holder goes on with what they began. */
export function HeldWays({ own, slug, ask, children }: HeldWaysProps) {
  const car = new URLSearchParams({ car_id: slug }).toString();
  const waiting = new URLSearchParams({ car_id: slug, message: WAITING }).toString();
  return (
    <div className={s.ways}>
      {own ? (
        <LinkButton to={own.href} variant="primary">
          {own.label}
        </LinkButton>
      ) : (
        <>
          {ask === undefined && <LinkButton to={`/enquire/vehicle?${waiting}`}>Tell me if it comes free</LinkButton>}
          {ask && <LinkButton to={`/enquire/vehicle?${car}`}>{ask}</LinkButton>}
          <LinkButton to={`/enquire/similar?${car}`}>Find Me Something Similar</LinkButton>
          {children}
        </>
      )}
    </div>
  );
}
