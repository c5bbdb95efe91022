import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAULTS, startFaultyServer } from '../../../../test/faulty-server';
import { backedGeocoding } from './backed-geocoding.adapter';
import type { GeocodingPort } from './geocoding.port';
import { providerBudget } from '../../../provider-budget';
import { googleGeocoding } from './google-geocoding.adapter';

const noosa = {
  formatted_address: 'Noosa Heads QLD 4567, Australia',
  geometry: { location: { lat: -26.39, lng: 153.09 } },
  address_components: [{ short_name: '4567', types: ['postal_code'] }],
};
const found = { status: 'OK', results: [noosa] };

const asked: URL[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: found };
const google = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://google.test'));
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});
beforeAll(() => new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => google.close(resolve)));
beforeEach(() => {
  asked.length = 0;
});

const limits = { PROVIDER_QUESTIONS_AN_HOUR_PER_ADDRESS: 2, PROVIDER_QUESTIONS_AN_HOUR_PER_SITE: 100 };
const asker = { site: 'corella', ip: '203.0.113.1' };
const geocodingAt = (url: string) => googleGeocoding(url, 'key-1', providerBudget(limits));
const geocoding = () => geocodingAt(`http://127.0.0.1:${(google.address() as AddressInfo).port}/json`);

test('a postcode is asked for as the specification says, once for all who ask, and answered by the first result', async () => {
  answer = { status: 200, body: found };
  const geocode = geocoding();

  const place = { at: { lat: -26.39, long: 153.09 }, label: 'Noosa Heads QLD 4567', by: 'google' };
  expect(await geocode('4567', asker)).toEqual(place);
  expect(await geocode('4567', asker)).toEqual(place);
  expect(asked).toHaveLength(1);
  expect([...asked[0]!.searchParams]).toEqual([
    ['components', 'postal_code:4567|country:AU'],
    ['key', 'key-1'],
  ]);
});

test('one address has the provider asked so often in an hour; then the list of places answers, as on its bad days', async () => {
  answer = { status: 200, body: { status: 'ZERO_RESULTS', results: [] } };
  const listed: GeocodingPort = async () => ({ at: { lat: -26, long: 153 }, label: 'listed', by: 'places' });
  const geocode = backedGeocoding(geocoding(), listed, () => {});
  const answers = [];
  for (const postcode of ['4001', '4002', '4003', '4001']) answers.push(await geocode(postcode, asker));

  expect(answers.map((place) => place?.by ?? null)).toEqual([null, null, 'places', null]);
  expect(asked).toHaveLength(2);
  expect(await geocode('4003', { ...asker, ip: '203.0.113.2' })).toBeNull();
});

test.each([
  ['no result', { status: 'ZERO_RESULTS', results: [] }],
  [
    'the country instead',
    { status: 'OK', results: [{ ...noosa, address_components: [{ short_name: 'AU', types: [] }] }] },
  ],
  [
    'another postcode',
    { status: 'OK', results: [{ ...noosa, address_components: [{ short_name: '4567', types: ['postal_code'] }] }] },
  ],
])('%s is no such postcode (S8-05)', async (_case, body) => {
  answer = { status: 200, body };

  expect(await geocoding()('9999', asker)).toBeNull();
});

test.each([
  ['a refusal', { status: 403, body: {} }],
  ['a quota', { status: 200, body: { status: 'OVER_QUERY_LIMIT', results: [] } }],
  ['something else', { status: 200, body: { status: 'OK', results: [{ geometry: 'here' }] } }],
])('%s is an error, and asked again the next time', async (_case, given) => {
  const geocode = geocoding();
  answer = given;
  await expect(geocode('4567', asker)).rejects.toThrow(/provider answered|invalid_type/i);
  answer = { status: 200, body: found };

  expect(await geocode('4567', asker)).toMatchObject({ by: 'google' });
});

test.each(FAULTS)('a provider that is %s is backed by the list of places, and not waited for long', async (fault) => {
  const faulty = await startFaultyServer();
  faulty.state.fault = fault;
  const listed: GeocodingPort = async () => ({ at: { lat: -26, long: 153 }, label: 'Noosa Heads 4567', by: 'places' });
  const failures: unknown[] = [];
  const since = performance.now();

  const geocode = backedGeocoding(geocodingAt(`http://${faulty.at}/json`), listed, (error) => failures.push(error));

  expect(await geocode('4567', asker)).toMatchObject({ by: 'places' });
  expect(failures).toHaveLength(1);
  expect(performance.now() - since).toBeLessThan(5_000);
  await faulty.stop();
});
