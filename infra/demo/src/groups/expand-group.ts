import type { z } from 'zod';
import type { groupFileSchema } from '@infra/api/modules/locations/import-group.service';
import { expandHolidays, expandWeek } from './expand-hours';
import type { DealershipEntry, DemoGroup, PlaceEntry } from './demo-group.contract';

/** What the API's importer takes. */
export type ExpandedGroup = z.input<typeof groupFileSchema>;
type ExpandedLocation = ExpandedGroup['locations'][number];

const suffixes: Record<PlaceEntry['type'], string> = {
  '': '',
  sales: '',
  used: ' Used Cars',
  service: ' Service',
  parts: ' Parts',
};

/**
 * Drawn places without a brand (infra/demo/pictures): what a visitor looks for when arriving. Of showrooms there are several
 * for what is sold there; a group's take turns, so that two which stand beside each other on a page differ.
 */
const showrooms: Record<DealershipEntry['sells'][number], readonly string[]> = {
  car: ['showroom-day', 'showroom-corner', 'showroom-dusk', 'showroom-evening'],
  truck: ['truck-yard-corner', 'truck-yard'],
  motorcycle: ['bike-store', 'bike-store-evening'],
  caravan: ['caravan-yard'],
};
const workshops: Partial<Record<PlaceEntry['type'], string>> = {
  service: 'service-entrance',
  parts: 'parts-counter',
};

/** `turn`: which of its group's dealerships it is. One for used vehicles is not the one beside it. */
function pictureOf({ type }: PlaceEntry, { sells: [kind = 'car'] }: DealershipEntry, turn: number): string {
  const some = showrooms[kind];
  return workshops[type] ?? some[(turn + Number(type === 'used')) % some.length]!;
}

/** A group written out in full. `today` (`yyyy-mm-dd`) decides which year's holidays are next. */
export function expandGroup(group: DemoGroup, today: string): ExpandedGroup {
  return {
    slug: group.slug,
    name: group.name,
    dealerships: group.dealerships.map(({ slug, name, lead_email, website }) => ({
      slug,
      name,
      lead_email,
      ...(website && { website }),
    })),
    locations: group.dealerships.flatMap((dealership, turn) =>
      dealership.locations.map((place) => {
        const picture = pictureOf(place, dealership, turn);
        return { ...expandPlace(group, dealership, place, today), image: { image: { url: picture }, thumb: picture } };
      }),
    ),
  };
}

function expandPlace(
  { weeks, holidays }: DemoGroup,
  dealership: DealershipEntry,
  place: PlaceEntry,
  today: string,
): ExpandedLocation {
  const id = [dealership.slug, place.subtype ?? place.type].filter((part) => part !== '').join('-');
  const { lat, long, ...address } = dealership.address;
  return {
    id,
    slug: id,
    name: place.name ?? `${dealership.name}${suffixes[place.type]}`,
    primary: place.primary,
    location_type: place.type,
    location_subtype: place.subtype ?? null,
    dealership_slug: dealership.slug,
    manufacturers: dealership.manufacturers,
    dealer_license_number: dealership.licence,
    motor_vehicle_repairer: place.type === 'service' ? (dealership.repairer ?? null) : null,
    address: { id, ...address, street: place.street ?? address.street, lat, long, place_url: mapUrl(lat, long) },
    contact_detail: {
      phone: place.phone,
      landline_phone: place.landline ?? null,
      opening_hours: expandWeek(weekOf(weeks, place.week, dealership.slug)),
    },
    special_hours: expandHolidays(holidays, id, today),
    ...reviews(dealership),
    ...(place.team && { team: place.team }),
  };
}

function reviews({ rating }: DealershipEntry) {
  return { average_rating: rating?.average ?? null, review_count: rating?.count ?? 0 };
}

function weekOf(weeks: DemoGroup['weeks'], name: string, dealership: string) {
  const week = weeks[name];
  if (!week) throw new Error(`${dealership} names a week that does not exist: ${name}`);
  return week;
}

/** By position: the streets are made up, so a search by address would find nothing. */
function mapUrl(lat: number, long: number): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${long}`;
}
