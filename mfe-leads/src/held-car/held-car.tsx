import type { CarHold } from '@shared-kit/contracts/reservation.contract';
import { LinkButton } from '@shared-kit/ui/link-button';
import type { ReactNode } from 'react';
import * as s from './held-car.module.css';
import { heldWords } from './held-words';
import type { HeldWords } from './held-words';

type HeldCarProps = {
  hold: CarHold;
  slug: string;
  /** Where a shopper asks about the car. */
  enquire: string;
};

/** In place of what reserves a car: that it is on hold, and what its holder and everybody else can do. */
export function HeldCar({ hold, slug, enquire }: HeldCarProps) {
  const words = heldWords(hold);
  if (!words) return null;
  return (
    <div className={s.held} role="status">
      <p>
        <strong>{words.title}.</strong> {words.text}
      </p>
      <HeldWays own={words.own} slug={slug} enquire={enquire} />
    </div>
  );
}

type HeldWaysProps = Omit<HeldCarProps, 'hold'> & {
  own: HeldWords['own'];
  /** What asking about it is for. */
  ask?: string;
  children?: ReactNode;
};

/** S4-50: something similar instead; the holder goes on with what they began. */
export function HeldWays({ own, slug, enquire, ask = 'Tell me if it comes free', children }: HeldWaysProps) {
  return (
    <div className={s.ways}>
      {own ? (
        <LinkButton to={own.href} variant="primary">
          {own.label}
        </LinkButton>
      ) : (
        <>
          {ask && <LinkButton to={enquire}>{ask}</LinkButton>}
          <LinkButton to={`/enquire/similar?car_id=${encodeURIComponent(slug)}`}>Find Me Something Similar</LinkButton>
          {children}
        </>
      )}
    </div>
  );
}
