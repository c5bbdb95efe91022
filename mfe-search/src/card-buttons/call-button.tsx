import type { CarCard } from '@shared-kit/contracts/car.contract';
import { phoneHref } from '@shared-kit/domain/format-phone';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { phoneOf } from '@shared-kit/domain/place-contact';

/** Event 25 of the specification: a click on a phone number. */
const PHONE_CLICK = 25;

type CallButtonProps = { car: CarCard; size: 's'; variant: 'secondary' | 'quiet' };

/** Calls the place where a car stands about it; where the phone is no number, the way to the enquiry. */
export function CallButton({ car: { id, name, path, location_phone: own }, size, variant }: CallButtonProps) {
  const phone = phoneOf({ phone: own }, useSite());
  const emit = useEmit();
  return (
    <LinkButton
      to={phoneHref(phone) ?? `${path}#enquire`}
      size={size}
      variant={variant}
      aria-label={`Call: ${name}`}
      onClick={() => emit('analytics:tracked', { eventId: PHONE_CLICK, carId: id })}
    >
      Call
    </LinkButton>
  );
}
