import type { CarHold } from '@shared-kit/contracts/lead/reservation.contract';
import { waysFromHeld } from '@shared-kit/domain/vehicle/availability/ways-from-held';
import type { WayOn } from '@shared-kit/domain/vehicle/availability/ways-from-held';
import { LinkButton } from '@shared-kit/ui/link-button';
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
      {/* Finance has a button of its own here. */}
      <HeldWays own={words.own} ways={waysFromHeld(slug).slice(0, 2)} />
    </div>
  );
}

type HeldWaysProps = { own: HeldWords['own']; ways: readonly WayOn[] };

/** S4-50: something similar instead; the holder goes on with what they began. */
export function HeldWays({ own, ways }: HeldWaysProps) {
  return (
    <div className={s.ways}>
      {own ? (
        <LinkButton to={own.href} variant="primary">
          {own.label}
        </LinkButton>
      ) : (
        ways.map(({ label, href }) => (
          <LinkButton key={href} to={href}>
            {label}
          </LinkButton>
        ))
      )}
    </div>
  );
}
