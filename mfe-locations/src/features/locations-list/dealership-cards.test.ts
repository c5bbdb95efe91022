import { aLocation } from '@shared-kit/testing/a-location';
import { shownPlace } from '../../api/shown-place';
import { cardPoints, dealershipCards, findLocations } from './dealership-cards';

const place = (id: string, location_type: '' | 'sales' | 'used' | 'service' | 'parts', change = {}) =>
  shownPlace(
    aLocation({ id, name: id, location_type, dealership_slug: 'noosa', dealership_name: 'Noosa Motors', ...change }),
  );

test('orders the tabs sales, used, service, parts whatever the order of the locations', () => {
  const [card] = dealershipCards([place('p', 'parts'), place('s', 'service'), place('u', 'used'), place('n', 'sales')]);

  expect(card?.tabs.map(({ label }) => label)).toEqual(['Sales', 'Used', 'Service', 'Parts']);
});

test('lists a location without a type first under the Sales tab', () => {
  const [card] = dealershipCards([place('typed', 'sales'), place('untyped', '')]);

  expect(card?.tabs).toHaveLength(1);
  expect(card?.tabs[0]?.locations.map(({ id }) => id)).toEqual(['untyped', 'typed']);
});

test.each([
  ['a part of the name in another case', 'NOOS', ['Noosa']],
  ['a postcode', '4567', ['Noosa']],
  ['a street', 'wharf', ['Cairns']],
  ['a type', 'service', ['Cairns']],
  ['nothing', '', ['Noosa', 'Cairns']],
])('finds by %s', (_case, words, names) => {
  const base = aLocation().address;
  const noosa = place('Noosa', '', { address: { ...base, street: '1 Hill Street', postcode: '4567' } });
  const cairns = place('Cairns', 'service', { address: { ...base, street: '2 Wharf Lane', postcode: '4870' } });

  expect(findLocations([noosa, cairns], words).map(({ name }) => name)).toEqual(names);
});

test('the nearest dealership comes first, by the nearest of its places, and one on no map last', () => {
  const base = aLocation().address;
  const at = (lat: number | null) => ({ address: { ...base, lat, long: 153 } });
  const cards = dealershipCards(
    [
      place('nowhere', 'sales', { dealership_slug: 'nowhere', ...at(null) }),
      place('far', 'sales', { dealership_slug: 'two', ...at(-29) }),
      place('near', 'sales', { dealership_slug: 'one', ...at(-28) }),
      place('nearest', 'used', { dealership_slug: 'two', ...at(-27.1) }),
    ],
    { lat: -27, long: 153 },
  );

  expect(cards.map(({ slug, km }) => [slug, km && Math.round(km)])).toEqual([
    ['two', 11],
    ['one', 111],
    ['nowhere', null],
  ]);
  expect(cardPoints(cards).map(({ id }) => id)).toEqual(['two', 'one']);
});
