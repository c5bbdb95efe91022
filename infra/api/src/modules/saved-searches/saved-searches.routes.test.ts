import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { sql } from 'drizzle-orm';
import { withScope } from '../../db/scope';
import { startSearchedStock } from '../../../test/search/searched-stock';
import type { SearchedStock } from '../../../test/search/searched-stock';
import { signIn } from '../../../test/shopper';

let stock: SearchedStock;
let anas: string;
let bens: string;
const host = 'sunrise.test';

beforeAll(async () => {
  stock = await startSearchedStock();
  await stock.server.addGroup('harbor');
  await stock.server.addSite({ slug: 'harbor-cars', group: 'harbor' });
  anas = await signIn(stock.server, host, '0491570311');
  bens = await signIn(stock.server, host, '0491570312');
});
afterAll(() => stock.server.stop());
afterEach(() =>
  withScope(stock.server.ownerDb, { group: 'sunrise', site: 'sunrise' }, (tx) =>
    tx.execute(sql`delete from saved_search`),
  ),
);

const post = (act: string, payload: object, cookie = anas, at = host) =>
  stock.server.app.inject({
    method: 'POST',
    url: `/api/saved-searches${act}`,
    headers: { host: at, origin: `http://${at}`, cookie },
    payload,
  });
const list = async (cookie = anas, query = ''): Promise<SavedSearches> =>
  (await stock.server.app.inject({ url: `/api/saved-searches${query}`, headers: { host, cookie } })).json();

test('a search is kept with its sentence and says how many cars meet it now', async () => {
  const address = '/search/toyota?range[price]=:40000&page=3&sortBy=newest';

  expect((await post('', { address })).statusCode).toBe(200);
  const { searches, choice } = await list();

  expect(searches).toMatchObject([{ label: 'Toyota: up to $40,000', alerts: false }]);
  expect(searches[0]?.href).not.toContain('page');
  expect(searches[0]?.count).toBeGreaterThan(0);
  expect(choice).toBeNull();
});

test('the same search is kept once, in whatever order its address says it', async () => {
  await post('', { address: '/search/used-cars?range[km]=:90000&range[price]=:40000' });
  await post('', { address: '/search/used-cars?range[price]=:40000&range[km]=:90000&page=2' });

  expect((await list()).searches).toHaveLength(1);
});

test('what is about to be saved is described before it is', async () => {
  const draft = encodeURIComponent('/search/used-cars');

  expect((await list(anas, `?draft=${draft}`)).draft).toMatchObject({
    label: 'Used cars',
    address: '/search/used-cars',
  });
  expect((await list(anas, '?draft=https%3A%2F%2Fevil.example')).draft).toBeNull();
  expect((await list()).searches).toEqual([]);
});

test('mails need an address and the tick; without it nothing is agreed to', async () => {
  const address = '/search/used-cars';

  expect((await post('', { address, alerts: 'on', email: 'nobody' })).json()).toMatchObject({
    fieldErrors: { email: [expect.stringContaining('email address')] },
  });
  await post('', { address, email: 'ana@example.com' });
  expect((await list()).choice).toBeNull();
  await post('', { address, alerts: 'on', email: 'ana@example.com', frequency: 'weekly' });
  expect((await list()).choice).toMatchObject({ email: 'ana@example.com', frequency: 'weekly' });
});

test('who keeps no search chooses how they are told of saved cars, and stops it by the same form', async () => {
  const chosen = { alerts: 'on', texts: 'on', email: 'ben@example.com', frequency: 'weekly' };

  expect((await post('/choose', { alerts: 'on', email: 'nobody' }, bens)).json()).toMatchObject({
    fieldErrors: { email: [expect.stringContaining('email address')] },
  });
  expect((await post('/choose', chosen, bens)).json()).toEqual({
    ...{
      success: true,
      next: expect.stringMatching(/^\/saved-searches\?done=alerts-chosen\.\d+\.\w+#how-told$/) as string,
    },
  });
  expect(await list(bens)).toMatchObject({
    choice: { email: 'ben@example.com', frequency: 'weekly', confirmed: false },
    texts: { frequency: 'weekly' },
  });

  await post('/choose', { texts: 'on', frequency: 'daily' }, bens);
  expect(await list(bens)).toMatchObject({ choice: null, texts: { frequency: 'daily' } });
  await post('/choose', {}, bens);
  expect(await list(bens)).toMatchObject({ choice: null, texts: null });
});

test('how one is told is chosen for all searches that are kept, and of nobody else', async () => {
  for (const cookie of [anas, bens]) await post('', { address: '/search/used-cars' }, cookie);

  await post('/choose', { alerts: 'on', email: 'ana@example.com' });

  expect((await list()).searches).toMatchObject([{ alerts: true, texts: false }]);
  expect((await list(bens)).searches).toMatchObject([{ alerts: false, texts: false }]);
});

test('a page that is none of results, or whose make is gone, is refused, and a kept one says so', async () => {
  expect((await post('', { address: '/cars/x' })).statusCode).toBe(422);
  expect((await post('', { address: '/search/no-such-make' })).statusCode).toBe(404);
  for (const address of ['/search/../..//evil.example/used-cars', '/search/%2e%2e//search/used-cars'])
    expect((await post('', { address })).statusCode).toBe(404);
  await post('', { address: '/search/toyota' });
  await withScope(stock.server.ownerDb, { group: 'sunrise', site: 'sunrise' }, (tx) =>
    tx.execute(sql`update saved_search set address = '/search/no-such-make'`),
  );
  expect((await list()).searches[0]).toMatchObject({ label: 'Toyota', count: null });
});

test('a kept search finds as many cars as its page says, also while that answers from its memory', async () => {
  const { count } = await stock.search({ filters: { make: ['Toyota'] } });
  await post('', { address: '/search/toyota' });
  // No revision of the stock says so: whoever asks the database alone finds one less.
  await withScope(stock.server.ownerDb, { group: 'sunrise' }, (tx) =>
    tx.execute(sql`delete from vehicle_facet where id = (select id from vehicle
      where make = 'Toyota' and status = 'in_stock' and show_on_dealer_website order by id limit 1)`),
  );

  expect((await list()).searches[0]?.count).toBe(count);
});

test("nobody sees or removes another's searches, on this site or another dealer's", async () => {
  await post('', { address: '/search/used-cars' });
  const [mine] = (await list()).searches;

  expect((await list(bens)).searches).toEqual([]);
  await post('/remove', { id: mine?.id }, bens);
  expect((await post('', { address: '/search/used-cars' }, anas, 'harbor-cars.test')).statusCode).toBe(401);
  expect((await list()).searches).toHaveLength(1);
  await post('/remove', { id: mine?.id });
  expect((await list()).searches).toEqual([]);
});

test('a list ends at 20 searches, also when several are sent at one moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => post('', { address: `/search/used-cars?range[price]=:${10_000 + n}` })),
  );

  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
  expect((await list()).searches).toHaveLength(20);
});
