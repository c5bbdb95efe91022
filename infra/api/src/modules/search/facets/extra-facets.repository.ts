import type { FacetItem, SearchState } from '@shared-kit/contracts/search/search.contract';
import { categoryLabels } from '@shared-kit/domain/search/value-words';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { featureLabels } from '../../stock/index/known-features.service';
import { categories, categoryTable } from '../filters/categories';
import { conditionSql } from '../filters/condition-sql';
import type { SqlOver } from '../filters/condition-sql';
import type { ShopperFilter } from '../find/search-conditions';

type Counted = { scope: readonly SQL[]; filters: readonly ShopperFilter[]; over: SqlOver };

/** Facets that a car can have several values of; each is counted only where a site or shopper asks for it. */
export async function extraFacets(
  tx: Tx,
  siteFilters: readonly string[],
  state: SearchState,
  counted: Counted,
): Promise<Record<string, FacetItem[]>> {
  const isWanted = (name: 'filtered_features' | 'categories') =>
    siteFilters.includes(name) || state.filters[name] !== undefined;
  return {
    ...(isWanted('filtered_features') && { filtered_features: await countFeatures(tx, counted) }),
    ...(isWanted('categories') && { categories: await countCategories(tx, counted) }),
  };
}

/** Features add up, so each counts the cars that have it besides those already chosen. */
async function countFeatures(tx: Tx, { scope, filters }: Counted): Promise<FacetItem[]> {
  const conditions = [...scope, ...filters.map(({ condition }) => condition)];
  const { rows } = await tx.execute<{ code: number; count: number }>(sql`
    select code, count(*)::int as count from vehicle_facet f, unnest(f.features) code
    where ${sql.join(conditions, sql` and `)} group by code order by count(*) desc, code`);
  return featureItems(rows);
}

export function featureItems(counts: readonly { code: number; count: number }[]): FacetItem[] {
  return counts.flatMap(({ code, count }) => {
    const label = featureLabels[code - 1];
    return label === undefined ? [] : [{ label, value: label, count }];
  });
}

/** Categories are alternatives: each counts as if none were chosen. */
async function countCategories(tx: Tx, { scope, filters, over }: Counted): Promise<FacetItem[]> {
  const others = filters
    .filter(({ part }) => part.kind === 'excluded' || part.name !== 'categories')
    .map(({ condition }) => condition);
  const counts = categories.map(
    (category, index) =>
      sql`count(*) filter (where ${conditionSql(categoryTable[category].condition, over)})::int as ${sql.raw(`c${index}`)}`,
  );
  const { rows } = await tx.execute<Record<string, number>>(
    sql`select ${sql.join(counts, sql`, `)} from vehicle_facet f where ${sql.join([...scope, ...others], sql` and `)}`,
  );
  return categoryItems(categories.map((_category, index) => rows[0]?.[`c${index}`] ?? 0));
}

/** `counts` in the order of the categories. */
export function categoryItems(counts: readonly number[]): FacetItem[] {
  return categories
    .map((category, index) => ({ value: category, label: categoryLabels[category], count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
}
