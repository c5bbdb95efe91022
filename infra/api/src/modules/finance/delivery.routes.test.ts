import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
const delivery_zones = [
  { name: 'Brisbane', postcodes: ['4000-4209'], price: 0 },
  { name: 'Queensland', postcodes: ['4000-4999'], price: 390 },
];

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', remotes: { 'mfe-finance': { delivery_zones } } });
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise' });
});
afterAll(() => server.stop());

const ask = (query: string, site = 'sunrise-cars') =>
  server.app.inject({ url: `/api/delivery${query}`, headers: { host: `${site}.test` } });

test.each([
  ['4001', { price: 0, name: 'Brisbane' }],
  ['4870', { price: 390, name: 'Queensland' }],
  ['2000', { price: null, name: null }],
  ['rubbish', { price: null, name: null }],
])('a delivery to %s is %p', async (postcode, answer) => {
  expect((await ask(`?postcode=${postcode}`)).json()).toEqual(answer);
});

test('a site without a price list has no estimate, and its neighbour keeps its own', async () => {
  expect((await ask('?postcode=4001', 'sunrise-vans')).json()).toEqual({ price: null, name: null });
});

test.each(['', '?postcode=', '?postcode=%20', `?postcode=${'4'.repeat(30)}`])(
  'no postcode is refused by its field: %p',
  async (query) => {
    const answer = await ask(query);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fieldErrors: { postcode: [expect.any(String)] } });
  },
);
