import { aLocation } from '@shared-kit/testing/a-location';
import { chooseLocation } from './choose-location';

const head = aLocation({ id: 'head', dealership_slug: 'head', primary: true });
const service = aLocation({ id: 'noosa-service', dealership_slug: 'noosa', location_type: 'service' });
const sales = aLocation({ id: 'noosa-sales', dealership_slug: 'noosa', location_type: 'sales' });
const locations = [head, service, sales];
const wanted = { locationId: '', dealershipSlug: '', filter: 'primary' };

test.each([
  ["the car's own location", { locationId: 'noosa-service' }, 'noosa-service'],
  ['one that sells cars at its dealership', { dealershipSlug: 'noosa' }, 'noosa-sales'],
  ['the type the site names', { filter: 'service' }, 'noosa-service'],
  ['the primary one when nothing else is known', {}, 'head'],
])('shows %s', (_case, change, id) => {
  expect(chooseLocation(locations, { ...wanted, ...change })?.id).toBe(id);
});

test('shows nothing where there is no location', () => {
  expect(chooseLocation([], wanted)).toBeUndefined();
});
