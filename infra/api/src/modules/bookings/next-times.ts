import { TZDate } from '@date-fns/tz';
import type { BookingKind } from '@shared-kit/contracts/form/lead-form';
import type { NextTimes } from '@shared-kit/contracts/lead/booking.contract';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { format } from 'date-fns/format';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { timeInWords } from '../../text/moment-in-words';
import { departmentsAt, listShownLocations } from '../locations/locations.service';
import { freeSlots } from './book.service';

/** Which departments take a booking, the first of them that a place has. */
const TAKEN_BY: Readonly<Record<BookingKind, readonly Location['location_type'][]>> = {
  'test-drive': ['sales', 'used', ''],
  service: ['service'],
};

/** The first free time of each kind at a place or a department at its address; null where the site shows no such place. */
export async function nextTimes(tx: Tx, site: TenantSite, slug: string, now: Date): Promise<NextTimes | null> {
  const places = await listShownLocations(tx, site);
  const place = places.find((known) => known.slug === slug || known.id === slug);
  if (!place) return null;
  const here = departmentsAt(place, places);
  const next = async (kind: BookingKind) => {
    const types = TAKEN_BY[kind];
    const at = types.includes(place.location_type)
      ? place
      : types.flatMap((type) => here.filter(({ location_type }) => location_type === type))[0];
    const free = at && (await freeSlots(tx, site, { kind, locationId: at.slug, carId: '' }, now));
    const slot = free?.slots[0];
    if (!free || !slot) return null;
    const { date, time, startsAt } = slot;
    const day = format(new TZDate(startsAt, free.zone), 'EEEE d MMMM');
    return { location_id: free.place.id, date, time, label: `${day}, ${timeInWords(startsAt, free.zone)}` };
  };
  return { test_drive: await next('test-drive'), service: await next('service') };
}
