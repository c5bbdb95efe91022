import { BOOKING_WORDS } from '@shared-kit/domain/form/booking-words';
import type { BookingView } from '@shared-kit/contracts/lead/booking.contract';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { carAvailability } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { Tx } from '../../db/db';
import { momentInWords } from '../../text/moment-in-words';
import type { TenantSite } from '../../plugins/tenant';
import { listShownLocations } from '../locations/locations.service';
import { findGroupVehicle } from '../stock/vehicles.service';
import type { Booking } from './bookings.schema';
import type { CalendarEntry } from './calendar-file';
import { zoneOf } from './slots';
import { phoneOf } from '@shared-kit/domain/place/place-contact';

/** A booking for the page of whoever holds its link, and for their calendar. */
export async function describeBooking(
  tx: Tx,
  site: TenantSite,
  booking: Booking,
): Promise<{ view: BookingView; entry: CalendarEntry }> {
  const { config } = site;
  const place = (await listShownLocations(tx, site)).find(({ id }) => id === booking.locationId);
  const car = booking.carId ? await findGroupVehicle(tx, booking.carId) : null;
  const { zone, address, name, phone } = whereabouts(place, config);
  const isBooked = booking.state === 'booked';
  const view: BookingView = {
    kind: booking.kind,
    state: booking.state,
    reference: booking.leadId,
    when: momentInWords(booking.startsAt, zone),
    starts_at: booking.startsAt.toISOString(),
    time_zone: zone,
    location_id: booking.locationId,
    location_name: name,
    address,
    phone,
    car_id: booking.carId ?? '',
    car_name: car?.name ?? '',
    unsure: isBooked && car ? UNSURE[carAvailability(car)] : '',
    changeable: isBooked && booking.startsAt.getTime() > Date.now(),
  };
  return { view, entry: entryOf(booking, view, config.hosts[0] ?? '') };
}

/** Nobody is promised a drive of what has not arrived, or of what another shopper has reserved. */
const UNSURE = { in_stock: '', coming_soon: 'coming soon', reserved: 'reserved', sold: 'sold' } as const;

/** The place of a booking; the site's own facts where the place is gone or does not say. */
function whereabouts(place: Location | undefined, config: Site) {
  const { street, city, state, postcode } = place?.address ?? config.address;
  return {
    zone: place ? zoneOf(place, config.time_zone) : config.time_zone,
    address: `${street}, ${city} ${state} ${postcode}`,
    name: place?.name ?? config.name,
    phone: phoneOf(place, config),
  };
}

function entryOf(booking: Booking, view: BookingView, host: string): CalendarEntry {
  const about = view.car_name ? `: ${view.car_name}` : '';
  return {
    uid: `${booking.id}@${host}`,
    sequence: booking.sequence,
    startsAt: booking.startsAt,
    minutes: booking.minutes,
    cancelled: booking.state === 'cancelled',
    summary: `${BOOKING_WORDS[booking.kind]}${about} at ${view.location_name}`,
    place: `${view.location_name}, ${view.address}`,
    description: `Call ${view.phone} if anything changes.`,
    writtenAt: new Date(),
  };
}
