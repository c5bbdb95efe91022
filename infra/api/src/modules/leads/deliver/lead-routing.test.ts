import { destinationsOf } from './lead-routing';
import type { LeadDestination } from './lead-routing';

const lead = { site: 'sunrise-cars', dealership: 'north', category: 'Service Enquiry', location: 'north-workshop' };
const everything = { forSite: null, forDealership: null, forCategory: null, forLocation: null };
const route = (facts: Partial<LeadDestination>): LeadDestination => ({
  id: 'r1',
  channel: 'mail',
  target: 'desk@sunrise.example',
  ...everything,
  ...facts,
});
const quiet = { confirm: false };

test("without a route the dealership's own address gets the lead", () => {
  expect(destinationsOf(lead, [], quiet)).toEqual([{ channel: 'mail', destination: '' }]);
});

test('a matching mail route takes its place, once however often it is named', () => {
  expect(destinationsOf(lead, [route({}), route({ id: 'r2' })], quiet)).toEqual([
    { channel: 'mail', destination: 'desk@sunrise.example' },
  ]);
});

test.each([
  ['site', { forSite: 'harbor-cars' }],
  ['dealership', { forDealership: 'south' }],
  ['category', { forCategory: 'Parts Enquiry' }],
  ['location', { forLocation: 'north-sales' }],
])('a route for another %s leaves the lead alone', (_what, condition) => {
  expect(destinationsOf(lead, [route({ forSite: 'sunrise-cars', ...condition })], quiet)).toEqual([
    { channel: 'mail', destination: '' },
  ]);
});

test.each([
  { forSite: 'Sunrise-Cars' },
  { forDealership: 'NORTH' },
  { forCategory: 'SERVICE enquiry' },
  { forLocation: 'North-Workshop' },
])('a route is for its lead however either is written: %j', (condition) => {
  const shouted = Object.fromEntries(Object.entries(lead).map(([name, value]) => [name, value.toUpperCase()]));
  for (const given of [lead, { ...lead, ...shouted }])
    expect(destinationsOf(given, [route(condition)], quiet)).toEqual([
      { channel: 'mail', destination: 'desk@sunrise.example' },
    ]);
});

test('webhooks, text messages and the confirmation come on top of the mail', () => {
  const routes = [
    route({ id: 'crm', channel: 'webhook', target: 'https://crm.example', forCategory: 'service enquiry' }),
    route({ id: 'sam', channel: 'sms', target: '+61412345678' }),
  ];

  expect(destinationsOf(lead, routes, { confirm: true })).toEqual([
    { channel: 'mail', destination: '' },
    { channel: 'webhook', destination: 'crm' },
    { channel: 'sms', destination: 'sam' },
    { channel: 'confirmation', destination: '' },
  ]);
});
