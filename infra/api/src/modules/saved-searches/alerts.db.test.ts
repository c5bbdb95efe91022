import { sql } from 'drizzle-orm';
import { HOST as host, day, startAlertDesk } from '../../../test/desks/alert-desk';
import type { AlertDesk } from '../../../test/desks/alert-desk';
import { signIn } from '../../../test/shopper';
import { chooseMail } from '../messaging/choose-mail.service';
import { sendAlert } from './mails/send-alerts';
import { MOST_OF_A_SEARCH } from './note-alerts';

const ana = '0491570301';

let desk: AlertDesk;
beforeAll(async () => {
  desk = await startAlertDesk();
});
afterAll(() => desk.stop());
afterEach(() => desk.clear());

test('a price that drops on a car that meets a search is told once, with a way to stop it in one click', async () => {
  await desk.save('/search/new-used-and-demo-cars?range[price]=15000:');
  const car = await desk.drop(1_000);
  await desk.look(day(0));

  const [mail, ...others] = await desk.mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Price drop');
  expect(mail?.text).toContain((car.price - 1_000).toLocaleString('en-AU'));
  expect(mail?.text).toContain(`was $${car.price.toLocaleString('en-AU')}, now`);
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  await desk.look(day(0));
  await desk.look(day(1));
  expect(await desk.mails()).toEqual([]);

  const oneClick = new URL((headers['list-unsubscribe'] ?? '').slice(1, -1));
  const stopped = await desk.server.app.inject({
    method: 'POST',
    url: oneClick.pathname,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.statusCode).toBe(200);
  await desk.drop(1_000);
  await desk.look(day(2));
  expect(await desk.mails()).toEqual([]);
});

test('a price that comes down by an offer is told of too, and one offer only once', async () => {
  await desk.save('/search/new-used-and-demo-cars?range[price]=15000:');
  const { rows } = await desk.inStock(sql`
    select v.id, f.price from vehicle v join vehicle_facet f using (group_slug, id)
    where v.status = 'in_stock' and f.price > 20000 and not v.reserved and v.card ->> 'offer_price' is null
    order by v.id desc limit 1`);
  const car = rows[0] as { id: string; price: number };
  const offered = car.price - 3_000;
  await desk.inStock(
    sql`update vehicle set card = jsonb_set(card, '{offer_price}', to_jsonb(${offered}::int)) where id = ${car.id}`,
  );
  await desk.look(day(0, '11:00'));

  const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;
  expect((await desk.mails())[0]?.text).toContain(`was ${dollars(car.price)}, now ${dollars(offered)}`);
  const { rows: history } = await desk.inStock(
    sql`select price from vehicle_price where vehicle_id = ${car.id} order by since`,
  );
  expect(history.at(-1)).toEqual({ price: offered });

  await desk.look(day(0, '12:00'));
  expect(await desk.mails()).toEqual([]);
  await desk.inStock(sql`update vehicle set card = card - 'offer_price' where id = ${car.id}`);
  await desk.look(day(0, '13:00'));
  expect(await desk.mails()).toEqual([]);
});

test('two searches and a saved car that all mean one change make one notice', async () => {
  await desk.save('/search/new-used-and-demo-cars');
  await desk.save('/search/new-used-and-demo-cars?range[price]=15000:');
  const [{ id } = { id: '' }] = (
    await desk.inStock(sql`select id from vehicle where status = 'in_stock' order by id limit 1`)
  ).rows as { id: string }[];
  await desk.post('/api/watchlist/save-car', { phone_number: ana, car_id: id });
  await desk.drop(500, sql`v.id = ${id} or true`);
  await desk.look(day(3));

  const { rows } = await desk.inStock(
    sql`select change_id, count(*)::int as times from alert_notice group by 1 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  expect(await desk.mails()).toHaveLength(1);
});

test('what changed before a search was saved is no news to it, nor what it does not ask for', async () => {
  const car = await desk.drop(500);
  await desk.look(day(4));
  await desk.save('/search/new-used-and-demo-cars');
  await desk.save(`/search/new-used-and-demo-cars?not[make]=${encodeURIComponent(car.make)}&range[price]=15000:`);
  await desk.look(day(4));

  expect(await desk.mails()).toEqual([]);
});

test('a saved car that is sold is told to who agreed to hear of it, and to nobody else', async () => {
  const [{ id } = { id: '' }] = (
    await desk.inStock(
      sql`select v.id from vehicle v join vehicle_facet f using (group_slug, id) where v.status = 'in_stock' order by v.id desc limit 1`,
    )
  ).rows as { id: string }[];
  const ben = '0491570302';
  const bens = await signIn(desk.server, host, ben);
  await desk.post('/api/watchlist/save-car', { phone_number: ana, car_id: id });
  await desk.post('/api/watchlist/save-car', { phone_number: ben, car_id: id }, { cookie: bens });
  await desk.save('/search/suzuki?range[price]=999000:');
  await desk.inStock(sql`update vehicle set status = 'sold', card = card || '{"status":"sold"}' where id = ${id}`);
  await desk.look(day(5));

  const told = await desk.mails();
  expect(told.map(({ envelopeTo }) => envelopeTo)).toEqual([['ana@example.com']]);
  expect(told[0]?.subject).not.toBe('');
  expect(told[0]?.text).toContain('Sold');
});

test('nobody is written to in the quiet hours of the site, and once a day is once a day', async () => {
  await desk.save('/search/new-used-and-demo-cars', { frequency: 'daily' });
  await desk.drop(100);
  await desk.look(day(6, '23:00'));
  expect(await desk.mailIds()).toEqual([]);
  await desk.look(day(7, '08:01'));
  expect(await desk.mailIds()).toHaveLength(1);
  await desk.drop(100);
  await desk.look(day(7, '15:00'));
  expect(await desk.mailIds()).toHaveLength(1);
  await desk.look(day(8, '08:01'));
  expect(await desk.mailIds()).toHaveLength(2);
});

test('a worker that dies before it noted that a mail was sent sends the same mail, which is one to who receives it', async () => {
  await desk.save('/search/new-used-and-demo-cars');
  await desk.drop(100);
  await desk.look(day(9));
  const again = () => sendAlert(desk.server, port, { site: 'sunrise', mailId });
  const [mailId = ''] = await desk.mailIds();
  const [first] = await desk.mails();
  const port = chooseMail({ SMTP_URL: desk.catcher.url, MAIL_FROM: 'mail@platform.example' });
  await desk.inStock(sql`update alert_mail set sent_at = null`);
  await again();
  await again();
  port.close();

  const sent = desk.catcher.mails.filter(({ messageId }) => messageId === first?.messageId);
  expect(sent).toHaveLength(2);
});

test('two workers that look at one moment note each change once', async () => {
  await desk.save('/search/new-used-and-demo-cars');
  const { rows: before } = await desk.inStock(sql`select count(*)::int as n from alert_change`);
  await desk.drop(100);
  await Promise.all([desk.look(day(10)), desk.look(day(10)), desk.look(day(10))]);

  const { rows: after } = await desk.inStock(sql`select count(*)::int as n from alert_change`);
  expect(Number(after[0]?.['n'])).toBe(Number(before[0]?.['n']) + 1);
  expect(await desk.mailIds()).toHaveLength(1);
});

test('old changes are found by an index, and what hinders their deletion hinders nothing else', async () => {
  const { rows: indexes } = await desk.inStock(
    sql`select 1 from pg_indexes where tablename = 'alert_notice' and indexdef like '%(group_slug, change_id)%'`,
  );
  expect(indexes).toHaveLength(1);

  await desk.save('/search/new-used-and-demo-cars');
  await desk.inStock(sql`insert into alert_change (group_slug, car_id, kind, changed_at)
    values ('sunrise', 'old', 'sold', now() - interval '90 days')`);
  await desk.inStock(
    sql`create function refused() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
  );
  await desk.inStock(sql`create trigger refused before delete on alert_change for each row execute function refused()`);
  await desk.drop(100);
  await expect(desk.look(day(11))).rejects.toThrow('1 alerts were not looked after');
  await desk.inStock(sql`drop function refused cascade`);

  expect(await desk.mailIds()).toHaveLength(1);
  await desk.look(day(11));
  expect((await desk.inStock(sql`select 1 from alert_change where car_id = 'old'`)).rows).toEqual([]);
});

test('one address that cannot be reached holds up no other, and the queue keeps a code and no sentence', async () => {
  const bens = await signIn(desk.server, host, '0491570303');
  await desk.save('/search/new-used-and-demo-cars');
  await desk.save('/search/new-used-and-demo-cars', { email: 'ben@example.com', cookies: bens });
  await desk.drop(100);
  await desk.look(day(12));
  Object.assign(desk.catcher, { refusing: 550, refusedTo: 'ben@example.com' });
  const { mails, results } = await desk.sendAll();
  Object.assign(desk.catcher, { refusing: null, refusedTo: null });

  expect(mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['ana@example.com']]);
  expect(results.toSorted((one, other) => (one.status < other.status ? -1 : 1))).toMatchObject([
    { status: 'completed' },
    { status: 'failed', output: { code: '550' } },
  ]);
});

test('a saved car that is hidden is neither sold nor, when it is shown again, new, and no mail shows it meanwhile', async () => {
  await desk.save('/search/new-used-and-demo-cars');
  const { id } = await desk.drop(100);
  await desk.post('/api/watchlist/save-car', { phone_number: ana, car_id: id });
  await desk.look(day(13));
  const hidden = (isShown: boolean) =>
    desk.inStock(sql`update vehicle set show_on_dealer_website = ${isShown} where id = ${id}`);
  await hidden(false);
  expect(await desk.mails()).toEqual([]);
  await desk.look(day(14));
  await hidden(true);
  await desk.look(day(15));

  const { rows } = await desk.inStock(
    sql`select c.kind from alert_notice n join alert_change c on c.id = n.change_id where c.car_id = ${id}`,
  );
  expect(rows).toEqual([{ kind: 'price' }]);
});

test('a search that half the stock meets at once is told of so many of them, not of all', async () => {
  await desk.save('/search/new-used-and-demo-cars');
  await desk.inStock(sql`
    update vehicle set price = price - 10, card = jsonb_set(card, '{price}', to_jsonb(price - 10)) where price > 1000`);
  await desk.look(day(16));

  const { rows } = await desk.inStock(sql`select count(*)::int as notices from alert_notice`);
  expect(rows).toEqual([{ notices: MOST_OF_A_SEARCH }]);
});

test('a price that includes something else now is no price drop', async () => {
  await desk.save('/search/new-used-and-demo-cars');
  const { id } = await desk.drop(0);
  await desk.inStock(sql`update vehicle set price = price - 500, card = card || jsonb_build_object('price', price - 500, 'price_type', 'Excl. Govt. Charges')
    where id = ${id}`);
  await desk.look(day(17));

  expect(await desk.mailIds()).toEqual([]);
});
