import { aLocation } from '@shared-kit/testing/a-location';
import { placeAsked } from './place-asked';
import { ownPhoneOf, phoneOf } from './place-contact';

const site = { phone: '1300 000 000' };
const withNumbers = (phone: string | null, landline_phone: string | null) => ({
  contact_detail: { phone, landline_phone, opening_hours: [] },
});

test.each([
  ["a place's own number", withNumbers('0411', '0733'), '0411'],
  ['its landline where that is all it has', withNumbers(null, '0733'), '0733'],
  ['its landline where its number is written as nothing', withNumbers('', '0733'), '0733'],
  ["the site's where it has none", withNumbers(null, null), site.phone],
  ["a car's place by the number it carries", { phone: '0411' }, '0411'],
  ["the site's for a car whose place has none", { phone: null }, site.phone],
  ["the site's where nothing says a place", null, site.phone],
])('the number to call is %s', (_what, place, number) => {
  expect(phoneOf(place, site)).toBe(number);
  expect(ownPhoneOf(place)).toBe(number === site.phone ? null : number);
});

test('a question goes to the place it names, else to where its dealership sells, else to none', () => {
  const workshop = aLocation({ id: 'w', slug: 'w', dealership_slug: 'south', location_type: 'service', primary: true });
  const yard = aLocation({ id: 'y', slug: 'south-yard', dealership_slug: 'south', primary: false });
  const north = aLocation({ id: 'n', slug: 'n', dealership_slug: 'north' });
  const places = [workshop, yard, north];

  expect(placeAsked({ location_id: 'w' }, places)).toBe(workshop);
  expect(placeAsked({ location_id: 'south-yard' }, places)).toBe(yard);
  expect(placeAsked({ location_id: '', dealership_slug: 'south' }, places)).toBe(yard);
  expect(placeAsked({ location_id: 'gone', dealership_slug: 'north' }, places)).toBe(north);
  expect(placeAsked({}, places)).toBeUndefined();
});
