import type { CarCard } from '@shared-kit/contracts/car.contract';
import { phoneHref } from '@shared-kit/domain/format-phone';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';

/** Event 25 of the specification: a click on a phone number. */
const PHONE_CLICK = 25;

type CallButtonProps = { car: CarCard; size: 's'; variant: 'secondary' | 'quiet' };

/** Calls the site about a car; where its phone is no number, the way to the enquiry. */
export function CallButton({ car: { id, name, path }, size, variant }: CallButtonProps) {
  const { phone } = useSite();
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
