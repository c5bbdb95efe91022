import { DAY_MS } from '../../time/seconds';
import { carTag } from './car-tag';
import type { TaggedCar } from './car-tag';

const now = new Date('2026-11-21T04:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

const plain: TaggedCar = {
  status: 'in_stock',
  reserved: false,
  certified: false,
  car_type: 'used',
  make: 'Mazda',
  tag: null,
  created_at: ago(30 * DAY_MS),
  simple_fuel: 'Petrol',
};
const noFlags = { flags: { electric_tag: false, grey_reserved_tag: false } };
const electricSite = { flags: { ...noFlags.flags, electric_tag: true } };
const tagOf = (change: Partial<TaggedCar>, rules = noFlags) => carTag({ ...plain, ...change }, rules, now);

test('says SOLD whatever else is true of a sold car', () => {
  const car = { status: 'sold', reserved: true, simple_fuel: 'Electric', tag: 'HOT', created_at: ago(0) };

  expect(tagOf(car, electricSite)).toEqual({ kind: 'sold', label: 'SOLD', tone: 'sold' });
});

test('says SOLD for a status nobody knows', () => {
  expect(tagOf({ status: null })?.kind).toBe('sold');
});

test('puts the driveline first where the site wants it', () => {
  expect(tagOf({ simple_fuel: 'Electric', reserved: true }, electricSite)).toMatchObject({
    kind: 'electric',
    tone: 'green',
  });
  expect(tagOf({ simple_fuel: 'Plug-in Hybrid' }, electricSite)).toMatchObject({ kind: 'hybrid', tone: 'green' });
});

test('does not mention the driveline anywhere else', () => {
  expect(tagOf({ simple_fuel: 'Electric', reserved: true })).toEqual({
    kind: 'reserved',
    label: 'RESERVED',
    tone: 'red',
  });
});

test('prefers reserved to the own tag, in grey where the site wants it', () => {
  const grey = { flags: { ...noFlags.flags, grey_reserved_tag: true } };

  expect(tagOf({ reserved: true, tag: 'HOT' })).toMatchObject({ kind: 'reserved', tone: 'red' });
  expect(tagOf({ reserved: true, tag: 'HOT' }, grey)).toMatchObject({ kind: 'reserved', tone: 'grey' });
});

test.each([
  ['a used certified Toyota', { make: 'Toyota' }, 'certified'],
  ['a demonstrator', { make: 'Toyota', car_type: 'demo' as const }, 'tag'],
  ['another make', { make: 'Mazda' }, 'tag'],
  ['a Toyota nobody certified', { make: 'Toyota', certified: false }, 'tag'],
])('certifies only used certified Toyotas: %s', (_case, change, kind) => {
  expect(tagOf({ certified: true, tag: 'HOT', ...change })?.kind).toBe(kind);
});

test.each([
  ['HOT', 'red'],
  ['RUNOUT SALE', 'green'],
  ['Runout Sale', 'green'],
])('shows the tag %s in %s', (tag, tone) => {
  expect(tagOf({ tag, status: 'coming_soon' })).toEqual({ kind: 'tag', label: tag, tone });
});

test('says COMING SOON rather than NEW', () => {
  expect(tagOf({ status: 'coming_soon', created_at: ago(0) })).toEqual({
    kind: 'coming-soon',
    label: 'COMING SOON',
    tone: 'green',
  });
});

test.each([
  ['7 days ago', 7 * DAY_MS, 'new'],
  ['exactly 8 days ago', 8 * DAY_MS, 'new'],
  ['8 days and a second ago', 8 * DAY_MS + 1000, undefined],
  ['30 days ago', 30 * DAY_MS, undefined],
])('a car that came in %s', (_case, ageMs, kind) => {
  expect(tagOf({ created_at: ago(ageMs) })?.kind).toBe(kind);
});

test('shows nothing for a blank tag or an unreadable date', () => {
  expect(tagOf({ tag: '  ', created_at: 'soon' })).toBeNull();
});
