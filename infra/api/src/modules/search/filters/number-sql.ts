import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SearchedSite } from '../searched-site';
import { numberSources } from './number-facts';
import type { NumberFact } from './number-facts';

/** A site as SQL asks it; `weekly` where the shopper's assumption decides what a car costs a week (`withWeeklySql`). */
export type SqlSite = SearchedSite & { weekly?: SQL };

/** A number of a row of `vehicle_facet f`, null where it has none. */
export function numberSql(fact: NumberFact, site: Pick<SqlSite, 'config' | 'weekly'>): SQL {
  if (fact === 'weekly' && site.weekly) return site.weekly;
  const sources = numberSources(fact, site).map(({ column, zeroIsNone }) =>
    zeroIsNone ? `nullif(f.${column}, 0)` : `f.${column}`,
  );
  return sql.raw(sources.length > 1 ? `coalesce(${sources.join(', ')})` : sources.join(''));
}
