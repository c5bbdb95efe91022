import { sql } from 'drizzle-orm';
import { day, HOST, startAlertDesk } from '../../../../test/desks/alert-desk';
import type { AlertDesk } from '../../../../test/desks/alert-desk';

let desk: AlertDesk;
beforeAll(async () => {
  desk = await startAlertDesk();
});
afterAll(() => desk.stop());

/** More than one transaction makes messages for. */
const PHONES = 1_001;

test('each of a thousand shoppers has one message and one job, in as many transactions as it takes', async () => {
  await desk.save('/search/new-used-and-demo-cars');
  const site = sql`(select site_slug from saved_search limit 1)`;
  const phone = sql`'+614' || lpad(n::text, 8, '0')`;
  await desk.inStock(
    sql`insert into account (site_slug, phone) select ${site}, ${phone} from generate_series(1, ${PHONES}) n`,
  );
  await desk.inStock(sql`
    insert into alert_choice (group_slug, site_slug, phone, email, frequency, wording, origin, confirmed_at)
    select s.group_slug, s.site_slug, ${phone}, 'p' || n || '@example.com', 'instant', 'Email me', ${`http://${HOST}`}, now()
    from saved_search s, generate_series(1, ${PHONES}) n`);
  await desk.inStock(sql`
    insert into saved_search (group_slug, site_slug, phone, address, label, state, makes, alerts)
    select s.group_slug, s.site_slug, ${phone}, s.address, s.label, s.state, s.makes, true
    from saved_search s, generate_series(1, ${PHONES}) n`);
  await desk.drop(1_000);

  await desk.look(day(0));
  await desk.look(day(0));

  const { rows } = await desk.inStock(sql`
    select count(*)::int as messages, count(distinct phone)::int as phones,
      (select count(*)::int from alert_notice where by_mail and mail_id is null) as waiting from alert_mail`);
  expect(rows).toEqual([{ messages: PHONES + 1, phones: PHONES + 1, waiting: 0 }]);
  const jobs = await desk.server.db.execute(sql`select from pgboss.job where name = 'alert-mail'`);
  expect(jobs.rows).toHaveLength(PHONES + 1);
});
