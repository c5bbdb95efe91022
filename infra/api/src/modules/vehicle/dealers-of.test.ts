import { aLocation } from '@shared-kit/testing/a-location';
import { dealersOf } from './dealers-of';

const at = (street: string) => ({ ...aLocation().address, street });
const place = (slug: string, location_type: 'sales' | 'service' | 'parts', street: string) =>
  aLocation({ slug, name: slug, location_type, dealership_slug: street, address: at(street) });

const north = place('north', 'sales', '1 North Road');
const service = place('south-service', 'service', '2 South Road');
const south = place('south', 'sales', '2 South Road');
const places = [north, service, south];

test('departments of one address are one dealer, with where it is and when it is open', () => {
  const dealers = dealersOf(null, places);

  expect(dealers).toMatchObject([
    { '@type': 'AutoDealer', name: 'north', url: '/locations/north', geo: { latitude: -27.61 } },
    {
      ...{ '@type': 'AutoDealer', name: 'south', telephone: '+61738089999' },
      department: [{ '@type': 'AutoRepair', name: 'south-service', url: '/locations/south-service' }],
    },
  ]);
  expect(dealers[0]?.['openingHoursSpecification']).toHaveLength(2);
});

test("the dealer of the site's phone comes first, also where a department of it answers", () => {
  expect(dealersOf(service, places).map(({ url }) => url)).toEqual(['/locations/south', '/locations/north']);
});

test('a site without places has none', () => {
  expect(dealersOf(null, [])).toEqual([]);
});
