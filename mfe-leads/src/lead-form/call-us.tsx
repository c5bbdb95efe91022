import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { useSite } from '@shared-kit/runtime/site-context';
import { PhoneLink } from '@shared-kit/ui/phone-link';

type CallUsProps = {
  place: Parameters<typeof phoneOf>[0];
  /** The number may have to be asked for. Then it is not said here: the page has a button for that. */
  ofCar?: boolean;
};

/** That one may call instead. */
export function CallUs({ place, ofCar }: CallUsProps) {
  const site = useSite();
  if (ofCar && site.flags.phone_reveal) return null;
  return (
    <>
      Or call us on <PhoneLink number={phoneOf(place, site)} />.
    </>
  );
}
