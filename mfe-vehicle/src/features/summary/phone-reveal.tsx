import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { usePhoneReveal } from '@shared-kit/runtime/phone-reveal';
import { useSite } from '@shared-kit/runtime/site-context';
import { PhoneNumber } from '@shared-kit/ui/phone-number';
import { phoneOf } from '@shared-kit/domain/place/place-contact';

/** The dealer's phone beside the pictures. */
export function PhoneReveal({ car }: { car: Car }) {
  const site = useSite();
  const { hidden, reveal } = usePhoneReveal(car.id);
  return <PhoneNumber phone={phoneOf(car.location, site)} hidden={hidden} onReveal={reveal} />;
}
