import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { bus } from '@shared-kit/runtime/bus';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect } from 'react';
import { useTrackPhoneRevealMutation } from '../../api/vehicle.api';

/** Counts a reveal once, in whichever place of the page it happened: event 25, and the dealership's own statistics (S4-31). */
export function useCountReveals({ id, dealership_id }: Car): void {
  const { slug } = useSite();
  const emit = useEmit();
  const [track] = useTrackPhoneRevealMutation();
  useEffect(() => {
    // What comes while it subscribes happened on an earlier visit of the page, and was counted then.
    let isListening = false;
    const stop = bus.on('phone:revealed', ({ carId }) => {
      if (!isListening || carId !== id) return;
      emit('analytics:tracked', { eventId: 25, carId: id });
      void track({ car_id: id, dealership_id, website_id: slug });
    });
    isListening = true;
    return () => void stop();
  }, [id, dealership_id, slug, emit, track]);
}
