import type { DealershipDoc } from '@infra/api/modules/locations/location.schema';
import { locationSchema } from '@shared-kit/contracts/location.contract';
import type { Location } from '@shared-kit/contracts/location.contract';
import { phoneE164 } from '@shared-kit/domain/format-phone';
import { expandHolidays, expandWeek } from './expand-hours';
import type { DealershipEntry, GroupFile, PlaceEntry } from './group-file.contract';

export type ExpandedGroup = {
  slug: string;
  name: string;
  dealerships: Array<{ slug: string; id: string; name: string; doc: DealershipDoc }>;
  locations: Location[];
};

const suffixes: Record<PlaceEntry['type'], string> = { '': '', sales: '', used: ' Used Cars', service: ' Service', parts: ' Parts' };

/** A group as the API stores it. `today` (`yyyy-mm-dd`) decides which year's holidays are next. */
export function expandGroup(file: GroupFile, today: string): ExpandedGroup {
  return {
    slug: file.slug,
    name: file.name,
    dealerships: file.dealerships.map(({ slug, name, lead_email, website }) => ({
      slug,
      id: slug,
      name,
      doc: { lead_email, ...(website && { website }) },
    })),
    locations: file.dealerships.flatMap((dealership) => dealership.locations.map((place) => toLocation(file, dealership, place, today))),
  };
}

function toLocation({ weeks, holidays }: GroupFile, dealership: DealershipEntry, place: PlaceEntry, today: string): Location {
  const week = weeks[place.week];
  if (!week) throw new Error(`${dealership.slug} names a week that does not exist: ${place.week}`);
  const id = [dealership.slug, place.subtype ?? place.type].filter((part) => part !== '').join('-');
  const { lat, long, ...address } = dealership.address;
  return locationSchema.parse({
    id,
    slug: id,
    name: place.name ?? `${dealership.name}${suffixes[place.type]}`,
    primary: place.primary,
    location_type: place.type,
    location_subtype: place.subtype ?? null,
    dealership_id: dealership.slug,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    manufacturers: dealership.manufacturers,
    dealer_license_number: dealership.licence,
    motor_vehicle_repairer: place.type === 'service' ? (dealership.repairer ?? null) : null,
    address: { id, ...address, street: place.street ?? address.street, lat, long, place_url: mapUrl(lat, long) },
    contact_detail: {
      phone: phoneE164(place.phone),
      landline_phone: place.landline ? phoneE164(place.landline) : null,
      opening_hours: expandWeek(week),
    },
    special_hours: expandHolidays(holidays, id, today),
    average_rating: dealership.rating?.average ?? null,
    review_count: dealership.rating?.count ?? 0,
  });
}

/** By position: the streets are made up, so a search by address would find nothing. */
function mapUrl(lat: number, long: number): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${long}`;
}
