import { locationSchema } from '@shared-kit/contracts/place/location.contract';
import type { Location, OpeningHour } from '@shared-kit/contracts/place/location.contract';

/** Weekdays 8:30 to 17:30, Saturday to 16:00, Sunday closed. */
const openingHours: OpeningHour[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
  if (weekday === 0) return { weekday, status: 'Closed', formated_hours: 'Closed', open: null, close: null };
  const close = weekday === 6 ? '16:00' : '17:30';
  return {
    weekday,
    status: 'Open',
    formated_hours: `8:30am - ${weekday === 6 ? '4:00pm' : '5:30pm'}`,
    open: '08:30',
    close,
  };
});

/** A sales location with hours, phone and a place on the map. */
export function aLocation(overrides: Partial<Location> = {}): Location {
  return locationSchema.parse({
    id: 'location-1',
    name: 'Springwood Used Cars',
    slug: 'springwood-sales',
    primary: true,
    location_type: 'sales',
    dealership_id: 'dealership-1',
    dealership_slug: 'springwood',
    dealership_name: 'Springwood Used Cars',
    dealer_license_number: '1234567',
    address: {
      id: 'address-1',
      street: '1 Pacific Highway',
      city: 'Springwood',
      state: 'QLD',
      postcode: '4127',
      lat: -27.61,
      long: 153.13,
      place_url: 'https://maps.example/springwood',
    },
    contact_detail: { phone: '+61738089999', opening_hours: openingHours },
    ...overrides,
  });
}
