import type { SortBy } from '@shared-kit/contracts/search/search.contract';
import type { Car, CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { asksFees } from '@shared-kit/domain/finance/fees/site-fees';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { cardEstimate, siteFeesOf } from '../../stock/car/weekly-estimate.service';
import { numberSql } from '../filters/number-sql';

type Page = {
  conditions: readonly SQL[];
  sortBy: SortBy;
  limit: number;
  offset: number;
  /** Distance of each row; undefined without a place to measure from. */
  metres?: SQL | undefined;
  /** Part of the group's cars that meet the conditions; undefined when nobody counted. */
  share?: number;
};
type Row = { card: CarCard; finance_lenders: Car['finance_lenders'] | null };

/** Cards of the cars that meet all conditions, in order (S9-05). Cars without the value sorted by come last. */
export async function findHits(tx: Tx, site: TenantSite, page: Page, now: Date): Promise<CarCard[]> {
  const { conditions, sortBy, limit, offset } = page;
  const inOrder = order(site, sortBy, isCloseInRank(page), page.metres);
  const { rows } = await tx.execute<Row>(sql`
    select v.card, ${lendersFor(site)} as finance_lenders
    from (
      select f.id, f.custom_rank, f.created_at, f.price, f.subscription_price, f.km, f.year, f.location_name
      from vehicle_facet f where ${sql.join([...conditions], sql` and `)}
      order by ${inOrder} limit ${limit} offset ${offset}
    ) f join vehicle v on v.group_slug = ${site.group_slug} and v.id = f.id
    order by ${inOrder}`);
  return rows.map((row) => cardOf(row, site, now));
}

/** The cards of these cars, in this order; one that has gone meanwhile is left out. */
export async function cardsOf(tx: Tx, site: TenantSite, ids: readonly string[], now: Date): Promise<CarCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<Row>(sql`
    select v.card, ${lendersFor(site)} as finance_lenders
    from vehicle v where v.group_slug = ${site.group_slug} and v.id = any(${sql.param(ids)}::text[])`);
  const cards = new Map(rows.map((row) => [row.card.id, cardOf(row, site, now)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function cardOf({ card, finance_lenders: lenders }: Row, site: TenantSite, now: Date): CarCard {
  return lenders === null ? card : { ...card, ...cardEstimate({ ...card, finance_lenders: lenders }, site, now) };
}

/** The last keys make the order total, so that no car is on two pages or on none. */
function order(site: TenantSite, sortBy: SortBy, byIndex: boolean, metres: SQL | undefined): SQL {
  // An expression instead of the column keeps the planner from walking the index of ranks.
  const rank = sql`${byIndex ? sql`f.custom_rank` : sql`(f.custom_rank + 0)`} desc, f.created_at desc, f.id`;
  const price = numberSql('price', site);
  switch (sortBy) {
    case 'rank':
      return rank;
    case 'price_asc':
      return sql`${price} asc nulls last, ${rank}`;
    case 'price_desc':
      return sql`${price} desc nulls last, ${rank}`;
    case 'km_asc':
      return sql`f.km asc nulls last, ${rank}`;
    case 'year_desc':
      return sql`f.year desc, ${rank}`;
    case 'newest':
      return sql`f.created_at desc, f.id`;
    case 'distance':
      return metres ? sql`${metres} asc nulls last, ${rank}` : rank;
  }
}

/** Rows that are sooner read in order of rank than a site's rows are sorted. */
const RANKED_ROWS = 1_500;

/**
 * Whether the page is filled soon when the group's cars are read by rank. The planner cannot
 * tell: it takes filters for independent, and then walks through a national stock for 21 cars.
 */
function isCloseInRank({ share = 0, limit, offset }: Page): boolean {
  return share > 0 && (limit + offset) / share <= RANKED_ROWS;
}

/** The lenders to work a card's repayment out from; null where the stored card says the site's own. */
function lendersFor(site: TenantSite): SQL {
  // Cards stored before repayments named their term and final payment do not have the key.
  return estimatesDiffer(site)
    ? sql`v.doc -> 'finance_lenders'`
    : sql`case when jsonb_exists(v.card, 'repayment') then null else v.doc -> 'finance_lenders' end`;
}

/**
 * Stored cards carry the cheapest lender's weekly figure; some sites offer one lender, ask for fees or show monthly
 * figures, and some shoppers have figures worked out with terms of their own.
 */
export function estimatesDiffer({ config, assumption }: TenantSite): boolean {
  if (assumption !== undefined || config.finance_provider !== null || config.flags.finance_monthly) return true;
  return asksFees(siteFeesOf(config));
}
