// How long alerts take from changed cars to the messages that wait to be sent: 100,000 saved searches of 20,000 phones of
// one site, 10,000 cars in stock, 1,000 of them cheaper at once. The worker's own round over the embedded PostgreSQL, with
// its queue. Changed cars are asked against an index of searches: searches are read by the makes of those cars, and each is
// tested on the cars of its makes alone.
import { createDb } from '@infra/api/db/db';
import type { Db, Tx } from '@infra/api/db/db';
import { createBoss } from '@infra/api/db/jobs';
import { withScope } from '@infra/api/db/scope';
import { alertRound } from '@infra/api/modules/saved-searches/alerts.worker';
import { ensureAlertQueues } from '@infra/api/modules/saved-searches/alert-queues';
import { embeddedPlaces } from '@infra/api/modules/search/places/embedded-places';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { sql } from 'drizzle-orm';
import { benchSite } from '../search/bench-site';
import { GROUP_10K, startSearchDatabase } from '../search/search-database';
import { searchQueries } from '../search/search-queries';
import { print, timed } from '../search/timings';

const SEARCHES = 100_000;
const PHONES = 20_000;
const CHANGED = 1_000;
const TARGET_S = 60;
const AT_ONCE = 5_000;
/** Eleven in the morning on the site's clock: outside the quiet hours, whenever the bench runs. */
const DAYTIME = new Date(`${new Date().toISOString().slice(0, 10)}T01:00:00Z`);

const site = benchSite('bench-cars', GROUP_10K);
const scope = { group: site.group_slug, site: site.slug };
const config = { SESSION_SECRET: 'a secret of the bench, long enough to sign', MAILS_A_DAY_PER_RECIPIENT: 10 };

/** Everybody has confirmed an address; every other one has agreed to text messages too. */
async function addPhones(tx: Tx): Promise<void> {
  const phone = sql`'+614' || lpad(n::text, 8, '0')`;
  await tx.execute(sql`insert into account (site_slug, phone)
    select ${site.slug}, ${phone} from generate_series(1, ${PHONES}) n`);
  await tx.execute(sql`
    insert into alert_choice (group_slug, site_slug, phone, email, frequency, wording, origin, confirmed_at, texts_agreed_at)
    select ${site.group_slug}, ${site.slug}, ${phone}, 'p' || n || '@example.com', 'instant', 'Email me', 'http://bench.test',
      now(), case when n % 2 = 0 then now() end
    from generate_series(1, ${PHONES}) n`);
}

async function addSearches(tx: Tx, states: readonly SearchState[], from: number): Promise<void> {
  const rows = states.map((state, index) => {
    const number = from + index;
    const makes = (state.filters.make ?? []).map((make) => make.toLowerCase());
    return {
      phone: `+614${String((number % PHONES) + 1).padStart(8, '0')}`,
      address: `/search/${number}`,
      state,
      makes,
    };
  });
  await tx.execute(sql`
    insert into saved_search (group_slug, site_slug, phone, address, label, state, makes, alerts, texts)
    select ${site.group_slug}, ${site.slug}, phone, address, 'A search', state, makes, true, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (phone text, address text, state jsonb, makes text[])`);
}

async function fill(db: Db): Promise<void> {
  await withScope(db, scope, addPhones);
  const states = searchQueries(SEARCHES);
  for (let from = 0; from < SEARCHES; from += AT_ONCE)
    await withScope(db, scope, (tx) => addSearches(tx, states.slice(from, from + AT_ONCE), from));
}

const database = await startSearchDatabase(print, { isNational: false });
const owner = createDb(database.url, { statementTimeoutMs: 0 });
const app = createDb(database.appUrl);
const boss = createBoss(database.appUrl, 'sender');
await boss.start();
try {
  await ensureAlertQueues(boss);
  print(`Saving ${SEARCHES.toLocaleString('en-AU')} searches ...`);
  await fill(owner);
  await owner.execute(sql`analyze`);
  const sites = { all: () => [site.config], findBySlug: () => site };
  const deps = { db: app, sites, config } as unknown as Parameters<typeof alertRound>[1];
  const round = () => timed(() => alertRound(boss, deps, embeddedPlaces, DAYTIME));

  const written = async () => {
    const { rows } = await owner.execute<{ bytes: string }>(
      sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes`,
    );
    return Number(rows[0]?.bytes);
  };

  const first = await round();
  await withScope(owner, scope, (tx) =>
    tx.execute(sql`
      with chosen as (select id from vehicle where price > 5000 and status = 'in_stock' and not reserved
          and show_on_dealer_website order by id limit ${CHANGED}),
        cheaper as (update vehicle set price = price - 500, card = jsonb_set(card, '{price}', to_jsonb(price - 500))
          where id in (select id from chosen) returning id)
      update vehicle_facet f set price = f.price - 500 from cheaper where f.id = cheaper.id`),
  );
  const before = await written();
  const took = await round();
  const log = (await written()) - before;
  const quiet = await round();
  const { rows } = await withScope(owner, scope, (tx) =>
    tx.execute<{ changes: number; notices: number; mails: number; texts: number }>(sql`
      select (select count(*)::int from alert_change) as changes, (select count(*)::int from alert_notice) as notices,
        (select count(*)::int from alert_mail where channel = 'mail') as mails,
        (select count(*)::int from alert_mail where channel = 'text') as texts`),
  );
  print(`${JSON.stringify(rows[0])}`);
  print(
    `${SEARCHES.toLocaleString('en-AU')} saved searches against ${CHANGED.toLocaleString('en-AU')} changed cars, ` +
      `until their messages wait to be sent: ${(took / 1000).toFixed(1)} s (target ${TARGET_S} s); ` +
      `${(log / 1e6).toFixed(0)} MB of the database's log, whatever else the machine does; ` +
      `the control, rounds without a change: ${(first / 1000).toFixed(2)} s and ${(quiet / 1000).toFixed(2)} s`,
  );
} finally {
  await boss.stop({ graceful: false });
  await owner.$client.end();
  await app.$client.end();
  await database.stop();
}
