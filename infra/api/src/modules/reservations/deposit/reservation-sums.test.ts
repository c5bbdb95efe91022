import { aSite } from '@shared-kit/testing/a-site';
import type { TenantSite } from '../../../plugins/tenant';
import { dollarsOf, termsOf } from './reservation-sums';

const valuesOf = (sums: Parameters<typeof dollarsOf>[0]) =>
  Object.fromEntries(dollarsOf(sums).map(({ label, value }) => [label, value]));

test.each([
  ['Drive Away', '$25,990 Drive Away', '$25,490, government charges included'],
  ['Excl. Govt. Charges', '$25,990 Excl. Govt. Charges', '$25,490 plus government charges'],
  [null, '$25,990 (price type not stated)', '$25,490'],
])('of a price with type %p the deposit is taken off, and what comes on top is said', (priceType, price, left) => {
  expect(valuesOf({ depositCents: 50_000, priceCents: 2_599_000, priceType, driveAway: null })).toEqual({
    Price: price,
    Deposit: '$500',
    'Left to pay at handover': left,
  });
});

test('what a car was estimated to cost on the road stands under its price', () => {
  const driveAway = '$27,345 estimated drive-away in QLD, 23 Nov 2026';
  const held = { depositCents: 50_000, priceCents: 2_599_000, priceType: 'Excl. Govt. Charges', driveAway };
  const sums = dollarsOf({ ...held, driveAwayCents: 2_734_500 });

  expect(sums.map(({ label }) => label)).toEqual(['Price', 'On the road', 'Deposit', 'Left to pay at handover']);
  expect(sums[1]?.value).toBe(driveAway);
  expect(sums[3]?.value).toBe('$25,490 plus government charges, about $26,845 with those estimated');
  // One whose amount nobody has kept says its words, and what is left without them.
  expect(valuesOf(held)).toMatchObject({
    'On the road': driveAway,
    'Left to pay at handover': '$25,490 plus government charges',
  });
});

test.each([
  [49_000, '$490', '$25,980, government charges included'],
  [0, 'Free', '$25,490, government charges included'],
])('a delivery of %p cents stands among the sums and is left to pay (A-69)', (deliveryCents, delivery, left) => {
  expect(
    valuesOf({ depositCents: 50_000, priceCents: 2_599_000, priceType: 'Drive Away', driveAway: null, deliveryCents }),
  ).toMatchObject({ Delivery: delivery, 'Left to pay at handover': left });
});

test('without a price nothing is said to be left', () => {
  expect(valuesOf({ depositCents: 50_000, priceCents: null, priceType: 'Drive Away', driveAway: null })).toEqual({
    Deposit: '$500',
  });
});

const expiresAt = new Date('2026-03-06T06:00:00Z');
const site = { config: aSite({ time_zone: 'Australia/Brisbane' }) } as TenantSite;

test.each(['held', 'cancelled'] as const)('%s, its terms say for how long a deposit will hold it', (state) => {
  expect(termsOf({ state, depositCents: 50_000, expiresAt }, site)[0]).toBe(
    'Your deposit holds it for you for 48 hours from when it is paid.',
  );
});

test('paid, they say until when, on the clock of the site, and what comes back', () => {
  const [holding, cancelling] = termsOf({ state: 'paid', depositCents: 50_000, expiresAt }, site);

  expect(holding).toMatch(/until Friday.* 6 March 2026.* 4:00.pm AEST\.$/);
  expect(cancelling).toContain('All of the $500 goes back');
});
