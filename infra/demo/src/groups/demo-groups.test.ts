import { locationSchema } from '@shared-kit/contracts/place/location.contract';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { readFileSync } from 'node:fs';
import { phoneE164 } from '@shared-kit/domain/phone/format-phone';
import { expandGroup } from './expand-group';
import { readDemoGroups } from './read-demo-groups';

const groups = (await readDemoGroups()).map((file) => expandGroup(file, '2026-11-21'));
const all: Location[] = groups.flatMap(({ locations }) =>
  locations.map((place) => locationSchema.parse({ ...place, dealership_id: '', dealership_name: '' })),
);

test('there are three groups, and the largest has more than 50 locations in Queensland and New South Wales', () => {
  expect(groups).toHaveLength(3);
  const largest = groups.find(({ slug }) => slug === 'corella')!;

  expect(largest.locations.length).toBeGreaterThan(50);
  expect(new Set(largest.locations.map(({ address }) => address.state))).toEqual(new Set(['QLD', 'NSW']));
});

test('ids and slugs are unique within a group, and no two groups share a dealership', () => {
  for (const { locations } of groups) {
    expect(new Set(locations.map(({ id }) => id)).size).toBe(locations.length);
    expect(new Set(locations.map(({ slug }) => slug)).size).toBe(locations.length);
  }
  const dealerships = groups.flatMap((group) => group.dealerships.map(({ slug }) => slug));
  expect(new Set(dealerships).size).toBe(dealerships.length);
});

test('every type of location occurs, one without a type and one that buys cars among them', () => {
  expect(new Set(all.map(({ location_type: type }) => type))).toEqual(
    new Set(['', 'sales', 'used', 'service', 'parts']),
  );
  expect(all.some(({ location_subtype: subtype }) => subtype === 'buying')).toBe(true);
});

test('phone numbers are from the ranges kept free for fiction', () => {
  const numbers = all.flatMap(({ contact_detail: { phone, landline_phone } }) =>
    [phone, landline_phone ?? phone].map((number) => phoneE164(number ?? '')),
  );

  for (const number of numbers) expect(number).toMatch(/^\+61([2378](5550|7010)\d{4}|1300975\d{3}|491570\d{3})$/);
  expect(new Set(all.map(({ contact_detail }) => contact_detail.phone)).size).toBe(all.length);
});

test('every location has a picture that exists, and a workshop looks unlike a showroom', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../pictures/manifest.json', import.meta.url), 'utf8')) as Record<
    string,
    { kind: string }
  >;
  const pictureOf = ({ image }: Location) => image?.image.url ?? '';
  const shown = (type: string) => all.filter((place) => place.location_type === type).map(pictureOf);

  for (const place of all) expect([place.id, manifest[pictureOf(place)]?.kind]).toEqual([place.id, 'place']);
  expect(shown('sales').filter((picture) => shown('service').includes(picture))).toEqual([]);
  for (const [index, picture] of shown('sales').entries()) expect(picture).not.toBe(shown('sales')[index + 1]);
});

test('licence numbers cannot be taken for real ones', () => {
  for (const { dealer_license_number: licence } of all) expect(licence).toMatch(/^DEMO\d{4}$/);
});

/** Rough boxes: south, north, west, east. */
const boxes: Record<string, [number, number, number, number]> = {
  QLD: [-29.2, -10, 138, 153.6],
  NSW: [-37.6, -28.1, 141, 153.7],
  VIC: [-39.2, -34, 141, 150],
  SA: [-38.1, -26, 129, 141],
};

test('every location lies in its state and has a postcode of that state', () => {
  const firstDigit: Record<string, string> = { QLD: '4', NSW: '2', VIC: '3', SA: '5' };
  for (const { address } of all) {
    const [south, north, west, east] = boxes[address.state]!;
    expect(address.lat).toBeGreaterThan(south);
    expect(address.lat).toBeLessThan(north);
    expect(address.long).toBeGreaterThan(west);
    expect(address.long).toBeLessThan(east);
    expect(address.postcode[0]).toBe(firstDigit[address.state]);
  }
});
