import { sql } from 'drizzle-orm';
import { createDb } from '@infra/api/db/db';
import type { Db } from '@infra/api/db/db';
import { withScope } from '@infra/api/db/scope';
import { postgresStockSearch } from '@infra/api/modules/search/postgres-stock-search';
import { stockRevisions } from '@infra/api/modules/search/stock-revisions';
import type { TenantSite } from '@infra/api/plugins/tenant';
import { siteSchema } from '@shared-kit/contracts/site-config.contract';
import { GROUP_10K, GROUP_250K, startSearchDatabase } from './search-database';
import { searchQueries } from './search-queries';

const QUERIES = 400;
const WARM_UP = 40;
const print = (line: string) => process.stdout.write(`${line}\n`);

function site(slug: string, group: string, dealerships: string[]): TenantSite {
  const config = siteSchema.parse({
    slug,
    name: slug,
    dealership_group: group,
    hosts: [`${slug}.test`],
    phone: '07 3000 0000',
    email: 'bench@dealer.example',
    address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
    dealer_license_number: '1',
    theme: { accent: '#0b5fff' },
    base_filter: { dealership_slug: dealerships },
    revision: 1,
    group_name: group,
  });
  return { slug, group_slug: group, config };
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Uncached searches, each beside a control: the same transaction around `select 1`. All times in milliseconds. */
async function measure(name: string, db: Db, tenant: TenantSite, targetMs: number): Promise<void> {
  const engine = postgresStockSearch(db, stockRevisions(db, 600_000));
  const queries = searchQueries(QUERIES);
  for (const state of queries.slice(0, WARM_UP)) await engine.search(tenant, state);
  const times: number[] = [];
  const controls: number[] = [];
  for (const state of queries) {
    times.push(await timed(() => engine.search(tenant, state)));
    controls.push(await timed(() => withScope(db, { group: tenant.group_slug }, (tx) => tx.execute(sql`select 1`))));
  }
  const { stockCount } = await engine.search(tenant, { query: '', page: 1, sortBy: 'rank', filters: {}, ranges: {} });
  times.sort((a, b) => a - b);
  controls.sort((a, b) => a - b);
  const [p50, p95, c50, c95] = [
    percentile(times, 0.5),
    percentile(times, 0.95),
    percentile(controls, 0.5),
    percentile(controls, 0.95),
  ];
  print(`${name} (${stockCount.toLocaleString('en-AU')} cars), ${QUERIES} uncached searches`);
  print(`  search   p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   (target p95 ${targetMs} ms)`);
  print(
    `  control  p50 ${c50.toFixed(1)} ms   p95 ${c95.toFixed(1)} ms   ratio p50 ${(p50 / c50).toFixed(1)}, p95 ${(p95 / c95).toFixed(1)}`,
  );
}

const database = await startSearchDatabase(print);
const db = createDb(database.appUrl, { max: 2 });
try {
  const spread = Math.floor(database.dealerships.length / 6);
  const six = database.dealerships.filter((_slug, index) => index % spread === 0).slice(0, 6);
  await measure('One site inside a national stock of 250,000', db, site('small', GROUP_250K, six), 35);
  await measure('Whole group', db, site('large', GROUP_10K, []), 15);
} finally {
  await db.$client.end();
  await database.stop();
}
