import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { BookingPage as Component } from '../features/booking/booking-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const { data: booking } = await dispatch(
    leadsApi.endpoints.getBooking.initiate(params['token'] ?? '', { subscribe: false }),
  );
  if (!booking) return { status: 404 };
  if (booking.changeable) {
    const wanted = { kind: booking.kind, location_id: booking.location_id, car_id: booking.car_id };
    await dispatch(leadsApi.endpoints.getSlots.initiate(wanted, { subscribe: false }));
  }
  return undefined;
};
