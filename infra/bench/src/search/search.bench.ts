// Figures of the search API on 250,000 cars: one run, each beside the same control.
import { columnWorker } from '@infra/api/modules/search/columns/engine/column-worker';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { createDb } from '@infra/api/db/db';
import type { Db } from '@infra/api/db/db';
import { withScope } from '@infra/api/db/scope';
import { cachedStockSearch } from '@infra/api/modules/search/find/cached-stock-search.adapter';
import { columnStockSearch } from '@infra/api/modules/search/columns/column-stock-search.adapter';
import { postgresStockSearch } from '@infra/api/modules/search/find/postgres-stock-search.adapter';
import { stockRevisions } from '@infra/api/modules/stock/stock-revisions.service';
import type { StockSearch } from '@infra/api/modules/search/find/stock-search.port';
import { suggest } from '@infra/api/modules/search/suggest';
import type { TenantSite } from '@infra/api/plugins/tenant';
import { benchSite } from './bench-site';
import { countByHand, readCars } from './brute-force';
import { GROUP_10K, GROUP_250K, startSearchDatabase } from './search-database';
import { plainQueries, searchQueries } from './search-queries';
import { percentile, print, report, timed } from './timings';

const QUERIES = 200;
/** PostgreSQL alone answers until the columns are loaded, and while their thread is started again. */
const POSTGRES_QUERIES = 10;
const CHECKED = 500;
const CHANGES = 5;
const TYPED = [
  'toyota hilux',
  'mazda cx-5',
  'ford ranger wildtrak',
  'hyundai tucson',
  'sport utility',
  'brisbane',
  '10234',
];
const everything: SearchState = { query: '', page: 1, sortBy: 'rank', filters: {}, ranges: {} };

/** A search as the API makes it: words are read first. */
async function search(engine: StockSearch, site: TenantSite, state: SearchState) {
  return engine.search(site, (await engine.understand(site, state))?.state ?? state);
}

/** Each search beside a control: the same transaction around `select 1`. */
async function measure(db: Db, work: readonly (() => Promise<unknown>)[], name: string, target: string) {
  const times: number[] = [];
  const controls: number[] = [];
  for (const one of work) {
    times.push(await timed(one));
    controls.push(await timed(() => withScope(db, { group: GROUP_10K }, (tx) => tx.execute(sql`select 1`))));
  }
  report(name, times, controls, target);
}

/** Searches until the columns answer. */
async function load(engine: StockSearch, site: TenantSite, byPostgres: () => number): Promise<void> {
  let before: number;
  const took = await timed(async () => {
    do {
      before = byPostgres();
      await engine.hits(site, everything, 1);
      await engine.search(site, everything);
    } while (byPostgres() > before);
  });
  print(`${site.slug}: columns in memory after ${(took / 1000).toFixed(1)} s, PostgreSQL answering meanwhile`);
}

async function someDealerships(db: Db, count: number): Promise<string[]> {
  const { rows } = await withScope(db, { group: GROUP_250K }, (tx) =>
    tx.execute<{ slug: string }>(
      sql`select label as slug from facet_value where attribute = 'dealership_slug' order by label`,
    ),
  );
  const step = Math.floor(rows.length / count);
  return rows
    .filter((_row, index) => index % step === 0)
    .slice(0, count)
    .map(({ slug }) => slug);
}

/** Changes one car's price as an import does, and waits for a search to show it; then puts it back. */
async function freshness(url: string, engine: StockSearch, site: TenantSite): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('app.group', $1, false)`, [site.group_slug]);
  const { rows } = await client.query<{ id: string; price: number }>(
    `select id, price from vehicle_facet where sold_at is null and price > 0 limit 1`,
  );
  const change = async (price: number | undefined) => {
    await client.query('begin');
    await client.query('update vehicle_facet set price = $1 where group_slug = $2 and id = $3', [
      price,
      site.group_slug,
      rows[0]?.id,
    ]);
    await client.query('update stock_revision set revision = revision + 1 where group_slug = $1', [site.group_slug]);
    await client.query('commit');
  };
  const times: number[] = [];
  for (let index = 0; index < CHANGES; index++) {
    const price = 1_000_000 + index;
    await change(price);
    const asked = { ...everything, ranges: { price: { min: price, max: price } } };
    times.push(
      await timed(async () => {
        while ((await engine.search(site, asked)).count === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      }),
    );
  }
  await change(rows[0]?.price);
  await client.end();
  const [p50, most] = [percentile(times, 0.5), Math.max(...times)];
  print(
    `${site.slug}: a changed car is found after ${p50.toFixed(0)} ms, at most ${most.toFixed(0)} ms (target 1,000)`,
  );
}

async function check(db: Db, engine: StockSearch, site: TenantSite): Promise<void> {
  const cars = await readCars(db, site.group_slug);
  let wrong = 0;
  for (const state of plainQueries(CHECKED))
    if ((await engine.search(site, state)).count !== countByHand(cars, state)) wrong++;
  print(`${site.slug}: ${CHECKED - wrong} of ${CHECKED} counts equal going through all cars`);
  if (wrong > 0) process.exitCode = 1;
}

const database = await startSearchDatabase(print);
const db = createDb(database.appUrl, { max: 4, statementTimeoutMs: 60_000 });
const log = { warn: (what: unknown) => print(JSON.stringify(what)), error: (what: unknown) => print(String(what)) };
const columns = columnWorker({ url: database.appUrl, log });
try {
  const revisionOf = stockRevisions(db).of;
  const postgres = postgresStockSearch(db, revisionOf);
  let byPostgres = 0;
  const counting: StockSearch = { ...postgres, search: (...args) => (byPostgres++, postgres.search(...args)) };
  const engine = columnStockSearch(db, counting, { revisionOf, columns });
  const small = benchSite('site', GROUP_250K, await someDealerships(db, 6));
  const group = benchSite('group', GROUP_10K);
  const whole = benchSite('whole', GROUP_250K);
  const jobs = (of: StockSearch, site: TenantSite, count = QUERIES) =>
    searchQueries(count).map((state) => () => search(of, site, state));

  for (const site of [small, group, whole]) {
    const { stockCount } = await postgres.search(site, everything);
    print(`${site.slug}: ${stockCount.toLocaleString('en-AU')} cars`);
  }
  for (const site of [group, whole]) await load(engine, site, () => byPostgres);
  for (const site of [small, group, whole])
    await measure(db, jobs(postgres, site, POSTGRES_QUERIES), `${site.slug}, PostgreSQL alone`, 'none');
  byPostgres = 0;
  for (const [site, target] of [
    [small, 25],
    [group, 12],
    [whole, 400],
  ] as const) {
    await search(engine, site, everything);
    await measure(db, jobs(engine, site), `${site.slug}, no answer remembered`, `${target} ms p95`);
  }
  const cached = cachedStockSearch(engine, { revisionOf, maxEntries: 1_000 });
  for (const job of jobs(cached, whole)) await job();
  await measure(db, jobs(cached, whole), 'whole, answers remembered', '60 ms p95');
  const typed = TYPED.flatMap((words) => [...words].map((_letter, index) => words.slice(0, index + 1)));
  for (const site of [small, group, whole]) {
    await suggest(engine, site, 'toy');
    await measure(
      db,
      typed.map((words) => () => suggest(engine, site, words)),
      `${site.slug}, suggestions`,
      '20 ms p95',
    );
  }
  await check(db, engine, group);
  for (const site of [group, whole]) await freshness(database.url, engine, site);
  print(`PostgreSQL answered ${byPostgres} of these searches`);
} finally {
  await columns.stop();
  await db.$client.end();
  await database.stop();
}
