import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';
import { verdictOf } from '../links/verdict-of';

export { BookingPage as Component } from '../features/booking/booking-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const answer = await dispatch(leadsApi.endpoints.getBooking.initiate(params['token'] ?? '', { subscribe: false }));
  const { data: booking } = answer;
  if (booking?.changeable) {
    const wanted = { kind: booking.kind, location_id: booking.location_id, car_id: booking.car_id };
    await dispatch(leadsApi.endpoints.getSlots.initiate(wanted, { subscribe: false }));
  }
  return verdictOf(answer);
};
