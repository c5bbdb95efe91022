import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { stockRules } from '../../stock/stock-rules.service';
import type { CountedFacet } from '../facets/counted-facets';
import { conditionSql } from '../filters/condition-sql';
import type { SqlOver } from '../filters/condition-sql';
import { chosenFilters } from '../filters/filter-table';
import type { ChosenFilter } from '../filters/filter-table';

/** A filter the shopper set, in SQL. `attribute` is the facet that stays open to more choices of the same kind. */
export type ShopperFilter = Pick<ChosenFilter, 'part'> & { attribute: CountedFacet | undefined; condition: SQL };

/** Which cars the site shows at all. */
export function siteConditions(over: SqlOver): SQL[] {
  const { group_slug: group, config } = over.site;
  return [sql`f.group_slug = ${group}`, ...stockRules(config).map((rule) => conditionSql(rule, over))];
}

/** What the shopper asked for besides words. */
export function shopperFilters(state: SearchState, near: ChosenFilter | undefined, over: SqlOver): ShopperFilter[] {
  return [...chosenFilters(state), ...(near ? [near] : [])].map(({ facet, condition, part }) => ({
    // Categories are counted by themselves.
    attribute: facet === 'categories' ? undefined : facet,
    condition: conditionSql(condition, over),
    part,
  }));
}
