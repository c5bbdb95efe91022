import { sql } from 'drizzle-orm';
import { withScope } from '../../db/scope';
import { startMailCatcher } from '../../../test/desks/mail-catcher';
import { startSearchedStock } from '../../../test/search/searched-stock';
import type { SearchedStock } from '../../../test/search/searched-stock';
import { signIn } from '../../../test/shopper';
import { chooseMail } from '../messaging/choose-mail.service';
import { embeddedPlaces } from '../search/places/embedded-places';
import { alertRound, ensureAlertQueues, sendAlert } from './alerts.worker';

const host = 'sunrise.test';
const ana = '0491570301';
const scope = { group: 'sunrise', site: 'sunrise' };
/** Ten in the morning in Brisbane, whatever the clock of the machine says. */
const day = (days: number, time = '10:00') => new Date(Date.parse(`2027-03-01T${time}:00+10:00`) + days * 86_400_000);

let stock: SearchedStock;
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
let cookie: string;

beforeAll(async () => {
  catcher = await startMailCatcher();
  stock = await startSearchedStock();
  cookie = await signIn(stock.server, host, ana);
  await ensureAlertQueues(stock.server.boss);
  await look(day(0));
});
afterAll(async () => {
  await stock.server.stop();
  await catcher.stop();
});
afterEach(async () => {
  await inStock(sql`delete from saved_search`);
  await inStock(sql`delete from alert_choice`);
  await inStock(sql`delete from alert_notice`);
  await inStock(sql`delete from alert_mail`);
  await inStock(sql`delete from watchlist_entry`);
});

const inStock = (statement: ReturnType<typeof sql>) =>
  withScope(stock.server.ownerDb, scope, (tx) => tx.execute<Record<string, unknown>>(statement));
const look = (now: Date) => alertRound(stock.server.boss, stock.server, embeddedPlaces, now);
const post = (url: string, payload: object, headers: Record<string, string> = { cookie }) =>
  stock.server.app.inject({ method: 'POST', url, headers: { host, origin: `http://${host}`, ...headers }, payload });
const save = (address: string, frequency = 'instant') =>
  post('/api/saved-searches', { address, alerts: true, email: 'ana@example.com', frequency });
const mailIds = async () =>
  (await inStock(sql`select id from alert_mail order by made_at, id`)).rows.map(({ id }) => String(id));

/** A car in stock that somebody could wait for, cheaper by so much. */
async function drop(dollars: number, where = sql`true`) {
  const { rows } = await inStock(sql`
    select v.id, v.make, v.slug, f.price from vehicle v join vehicle_facet f using (group_slug, id)
    where v.status = 'in_stock' and f.price > 20000 and not v.reserved and ${where} order by v.id limit 1`);
  const car = rows[0] as { id: string; make: string; price: number };
  await inStock(
    sql`update vehicle set price = price - ${dollars}, card = jsonb_set(card, '{price}', to_jsonb(${car.price - dollars}::int)) where id = ${car.id}`,
  );
  await inStock(sql`update vehicle_facet set price = price - ${dollars} where id = ${car.id}`);
  return car;
}

async function mails(): Promise<typeof catcher.mails> {
  const before = catcher.mails.length;
  const port = chooseMail({ SMTP_URL: catcher.url, MAIL_FROM: 'mail@platform.example' });
  for (const mailId of await mailIds()) await sendAlert(stock.server, port, { site: 'sunrise', mailId });
  port.close();
  return catcher.mails.slice(before);
}

test('a price that drops on a car that meets a search is told once, with a way to stop it in one click', async () => {
  await save('/search/new-used-and-demo-cars?range[price]=15000:');
  const car = await drop(1_000);
  await look(day(0));

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Price drop');
  expect(mail?.text).toContain((car.price - 1_000).toLocaleString('en-AU'));
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  await look(day(0));
  await look(day(1));
  expect(await mails()).toEqual([]);

  const oneClick = new URL((headers['list-unsubscribe'] ?? '').slice(1, -1));
  const stopped = await stock.server.app.inject({
    method: 'POST',
    url: oneClick.pathname,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.statusCode).toBe(200);
  await drop(1_000);
  await look(day(2));
  expect(await mails()).toEqual([]);
});

test('two searches and a saved car that all mean one change make one notice', async () => {
  await save('/search/new-used-and-demo-cars');
  await save('/search/new-used-and-demo-cars?range[price]=15000:');
  const [{ id } = { id: '' }] = (
    await inStock(sql`select id from vehicle where status = 'in_stock' order by id limit 1`)
  ).rows as { id: string }[];
  await post('/api/watchlist/save-car', { phone_number: ana, car_id: id });
  await drop(500, sql`v.id = ${id} or true`);
  await look(day(3));

  const { rows } = await inStock(
    sql`select change_id, count(*)::int as times from alert_notice group by 1 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  expect(await mails()).toHaveLength(1);
});

test('what changed before a search was saved is no news to it, nor what it does not ask for', async () => {
  const car = await drop(500);
  await look(day(4));
  await save('/search/new-used-and-demo-cars');
  await save(`/search/new-used-and-demo-cars?not[make]=${encodeURIComponent(car.make)}&range[price]=15000:`);
  await look(day(4));

  expect(await mails()).toEqual([]);
});

test('a saved car that is sold is told to who agreed to hear of it, and to nobody else', async () => {
  const [{ id } = { id: '' }] = (
    await inStock(
      sql`select v.id from vehicle v join vehicle_facet f using (group_slug, id) where v.status = 'in_stock' order by v.id desc limit 1`,
    )
  ).rows as { id: string }[];
  const ben = '0491570302';
  const bens = await signIn(stock.server, host, ben);
  await post('/api/watchlist/save-car', { phone_number: ana, car_id: id });
  await post('/api/watchlist/save-car', { phone_number: ben, car_id: id }, { cookie: bens });
  await save('/search/suzuki?range[price]=999000:');
  await inStock(sql`update vehicle set status = 'sold', card = card || '{"status":"sold"}' where id = ${id}`);
  await look(day(5));

  const told = await mails();
  expect(told.map(({ envelopeTo }) => envelopeTo)).toEqual([['ana@example.com']]);
  expect(told[0]?.subject).not.toBe('');
  expect(told[0]?.text).toContain('Sold');
});

test('nobody is written to in the quiet hours of the site, and once a day is once a day', async () => {
  await save('/search/new-used-and-demo-cars', 'daily');
  await drop(100);
  await look(day(6, '23:00'));
  expect(await mailIds()).toEqual([]);
  await look(day(7, '08:01'));
  expect(await mailIds()).toHaveLength(1);
  await drop(100);
  await look(day(7, '15:00'));
  expect(await mailIds()).toHaveLength(1);
  await look(day(8, '08:01'));
  expect(await mailIds()).toHaveLength(2);
});

test('a worker that dies before it noted that a mail was sent sends the same mail, which is one to who receives it', async () => {
  await save('/search/new-used-and-demo-cars');
  await drop(100);
  await look(day(9));
  const [first] = await mails();
  await inStock(sql`update alert_mail set sent_at = null`);
  const [again] = await mails();

  expect(again?.messageId).toBe(first?.messageId);
  expect(await mails()).toEqual([]);
});

test('two workers that look at one moment note each change once', async () => {
  await save('/search/new-used-and-demo-cars');
  const { rows: before } = await inStock(sql`select count(*)::int as n from alert_change`);
  await drop(100);
  await Promise.all([look(day(10)), look(day(10)), look(day(10))]);

  const { rows: after } = await inStock(sql`select count(*)::int as n from alert_change`);
  expect(Number(after[0]?.['n'])).toBe(Number(before[0]?.['n']) + 1);
  expect(await mailIds()).toHaveLength(1);
});
