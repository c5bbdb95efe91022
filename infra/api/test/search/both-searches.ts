import { listFilters } from '@shared-kit/contracts/search/search-fields';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import { Client } from 'pg';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import { createDb } from '../../src/db/db';
import { columnEngine } from '../../src/modules/search/columns/engine/column-engine';
import { columnStockSearch } from '../../src/modules/search/columns/column-stock-search.adapter';
import { postgresStockSearch, rememberDictionaries } from '../../src/modules/search/find/postgres-stock-search.adapter';
import type { StockSearch } from '../../src/modules/search/find/stock-search.port';
import { importStock } from '../../src/modules/stock/import/import-stock.repository';
import { stockRevisions } from '../../src/modules/stock/stock-revisions.service';
import type { TenantSite } from '../../src/plugins/tenant';

type FeedRow = Readonly<Record<string, unknown>>;

export const GROUP = 'sunrise';
export const everything: SearchState = { query: '', page: 1, sortBy: 'rank', filters: {}, ranges: {} };

/** A site of the group; `changes` are to its configuration. */
export function siteOf(changes: object = {}): TenantSite {
  const config = siteSchema.parse({
    slug: 'sunrise',
    name: 'Sunrise',
    dealership_group: GROUP,
    hosts: ['sunrise.test'],
    phone: '07 3000 0000',
    email: 'hello@dealer.example',
    address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
    dealer_license_number: '1',
    theme: { accent: '#0b5fff' },
    search_filters: listFilters,
    revision: 1,
    group_name: 'Sunrise',
    ...changes,
  });
  return { slug: config.slug, group_slug: GROUP, config };
}

/** One stock, searched in PostgreSQL and over columns. `dealerships` are the group's, of which rows may name one. */
export async function startBothSearches(
  rows: readonly FeedRow[],
  now: Date,
  dealerships: readonly string[] = ['main'],
) {
  const database = await createTestDatabase();
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`select set_config('app.operator', 'on', false), set_config('app.group', $1, false)`, [GROUP]);
  await owner.query(`insert into dealer_group (slug, name) values ($1, 'Sunrise')`, [GROUP]);
  for (const slug of dealerships)
    await owner.query(`insert into dealership (group_slug, slug, id, name) values ($1, $2, $3, initcap($3))`, [
      GROUP,
      slug,
      slug,
    ]);
  const importRows = (changed: readonly FeedRow[]) =>
    importStock({ client: owner, group: GROUP, rows: [...changed], fileName: 'sunrise.json', now });
  await importRows(rows);
  await owner.query(`select set_config('app.group', $1, false)`, [GROUP]);
  const db = createDb(database.appUrl, { max: 3 });
  const revisionOf = stockRevisions(db, 1).of;
  const postgres = postgresStockSearch(db, revisionOf, () => now, rememberDictionaries(db));
  let leftToPostgres = 0;
  const counting: StockSearch = {
    ...postgres,
    search: (...asked) => {
      leftToPostgres++;
      return postgres.search(...asked);
    },
  };
  const columns = columnStockSearch(db, counting, { revisionOf, columns: columnEngine(db), clock: () => now });

  return {
    db,
    owner,
    columns,
    importRows,
    /** Searches that PostgreSQL answered because the columns were not there. */
    leftToPostgres: () => leftToPostgres,

    /** Searches until the columns answer; every answer on the way is PostgreSQL's. */
    async untilInMemory(): Promise<void> {
      let before: number;
      do {
        before = leftToPostgres;
        await columns.search(siteOf(), everything);
      } while (leftToPostgres > before);
    },

    /** What both say, all but how long it took. */
    async bothAnswers(...asked: Parameters<StockSearch['search']>) {
      const [{ ms: _slow, ...expected }, { ms: _fast, ...found }] = await Promise.all([
        postgres.search(...asked),
        columns.search(...asked),
      ]);
      return { expected, found };
    },

    async stop(): Promise<void> {
      await db.$client.end();
      await owner.end();
      await database.drop();
    },
  };
}
