/** What answers about bookings and valuations are held against, in one file that comes with the first of them. */
export { bookingChangedSchema, bookingSchema, bookingSlotsSchema } from '@shared-kit/contracts/lead/booking.contract';
export { photoRemovedSchema, valuationSchema } from '@shared-kit/contracts/lead/valuation.contract';
