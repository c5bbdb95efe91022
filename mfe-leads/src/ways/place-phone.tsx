import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { PhoneNumber } from '@shared-kit/ui/phone-number';
import { useState } from 'react';
import { revealsApi } from './reveals.api';

/** Event 25 of the specification: a number was asked for. */
const PHONE_REVEALED = 25;

type PlacePhoneProps = { car: Pick<LeadCarCard, 'id' | 'phone' | 'dealership_id'> };

/**
 * The number of a car's place on a page of a form: behind a button where the site wants that. It counts who asks
 * itself, as there is no vehicle page to do so.
 */
export function PlacePhone({ car }: PlacePhoneProps) {
  const site = useSite();
  const emit = useEmit();
  const [asked, setAsked] = useState(false);
  const [track] = revealsApi.endpoints.trackPhoneReveal.useMutation();
  function count() {
    setAsked(true);
    emit('phone:revealed', { carId: car.id });
    emit('analytics:tracked', { eventId: PHONE_REVEALED, carId: car.id });
    void track({ car_id: car.id, dealership_id: car.dealership_id, website_id: site.slug });
  }
  return <PhoneNumber phone={phoneOf(car, site)} hidden={site.flags.phone_reveal && !asked} onReveal={count} inline />;
}
