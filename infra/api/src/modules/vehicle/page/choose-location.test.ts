import { aLocation } from '@shared-kit/testing/a-location';
import { chooseLocation, chooseLocations } from './choose-location';

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

const parts = aLocation({ id: 'noosa-parts', dealership_slug: 'noosa', location_type: 'parts' });
test.each([
  ['primary', ['noosa-sales']],
  ['sales', ['noosa-sales']],
  ['service', ['noosa-service']],
  ['parts', ['noosa-parts']],
  ['service-and-parts', ['noosa-service', 'noosa-parts']],
  ['all', ['noosa-sales', 'noosa-service', 'noosa-parts']],
  ['head', ['head']],
  ['nothing of the sort', ['noosa-sales']],
])('of a car that stands in sales, the filter %s shows %s', (filter, ids) => {
  const car = { locationId: 'noosa-sales', dealershipSlug: 'noosa', filter };
  expect(chooseLocations([...locations, parts], car).map(({ id }) => id)).toEqual(ids);
});

test('a filter shows nothing where there is no location', () => {
  expect(chooseLocations([], { ...wanted, filter: 'all' })).toEqual([]);
});
