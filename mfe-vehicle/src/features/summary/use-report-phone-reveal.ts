import type { Car } from '@shared-kit/contracts/car.contract';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { useTrackPhoneRevealMutation } from '../../api/vehicle.api';

/** Counts a shopper's first look at the dealer's number: event 25, and the dealership's own statistics (S4-31). */
export function useReportPhoneReveal({ id, dealership_id }: Car): () => void {
  const { slug } = useSite();
  const emit = useEmit();
  const [track] = useTrackPhoneRevealMutation();
  return () => {
    emit('analytics:tracked', { eventId: 25, carId: id });
    void track({ car_id: id, dealership_id, website_id: slug });
  };
}
