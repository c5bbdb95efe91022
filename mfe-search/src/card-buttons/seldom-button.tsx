import type { Button } from '@shared-kit/contracts/site/site-config.contract';
import type { ListedCar } from '@shared-kit/contracts/vehicle/car.contract';
import { pageAbout, SIMILAR_PATH } from '@shared-kit/domain/form/form-path';
import { settingsIn } from '@shared-kit/domain/site/settings-in';
import { isReservable } from '@shared-kit/domain/vehicle/availability/car-reservable';
import { phoneHref } from '@shared-kit/domain/phone/format-phone';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { checkoutPath } from '@shared-kit/domain/vehicle/vehicle-path';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';

/** Event 25 of the specification: a click on a phone number. */
const PHONE_CLICK = 25;

type Look = { car: ListedCar; size: 's'; variant: 'secondary' | 'quiet' };

/** What few sites choose for their cards, loaded by those. */
export function SeldomButton({ name, ...look }: Look & { name: Button }) {
  return name === 'CTD' ? <CallButton {...look} /> : <ReserveButton {...look} />;
}

/** Calls the place where a car stands about it; where the phone is no number, the way to the enquiry. */
function CallButton({ car: { id, name, path, location_phone: own }, ...look }: Look) {
  const phone = phoneOf({ phone: own }, useSite());
  const emit = useEmit();
  return (
    <LinkButton
      to={phoneHref(phone) ?? `${path}#enquire`}
      {...look}
      aria-label={`Call: ${name}`}
      onClick={() => emit('analytics:tracked', { eventId: PHONE_CLICK, carId: id })}
    >
      Call
    </LinkButton>
  );
}

/**
 * Reserves a car that can be reserved, else finds something similar (S4-50, S5-61). One that is on hold for less than an
 * hour is for its checkout to say: cards are remembered longer.
 */
function ReserveButton({ car, ...look }: Look) {
  const { reserve = false } = settingsIn(useSite(), 'mfe-leads');
  const [label, to] = isReservable(car, reserve)
    ? ['Reserve', checkoutPath(car.slug)]
    : ['Find similar', pageAbout(SIMILAR_PATH, car.slug)];
  return (
    <LinkButton to={to} {...look} aria-label={`${label}: ${car.name}`}>
      {label}
    </LinkButton>
  );
}
