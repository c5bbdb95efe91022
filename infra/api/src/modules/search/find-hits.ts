import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Car, CarCard } from '@shared-kit/contracts/car.contract';
import type { SortBy } from '@shared-kit/contracts/search.contract';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { cardEstimate } from '../stock/car/weekly-estimate';
import { priceColumn } from './search-conditions';

type Page = { conditions: readonly SQL[]; sortBy: SortBy; limit: number; offset: number };
type Row = { card: CarCard; finance_lenders: Car['finance_lenders'] | null };

/** Cards of the cars that meet all conditions, in order (S9-05). Cars without the value sorted by come last. */
export async function findHits(tx: Tx, site: TenantSite, { conditions, sortBy, limit, offset }: Page, now: Date): Promise<CarCard[]> {
  const ownEstimate = estimatesDiffer(site);
  const { rows } = await tx.execute<Row>(sql`
    select v.card, ${ownEstimate ? sql`v.doc -> 'finance_lenders'` : sql`null`} as finance_lenders
    from (
      select f.id, row_number() over (order by ${order(site, sortBy)}) as place
      from vehicle_facet f where ${sql.join([...conditions], sql` and `)}
      order by ${order(site, sortBy)} limit ${limit} offset ${offset}
    ) hit join vehicle v on v.group_slug = ${site.group_slug} and v.id = hit.id
    order by hit.place`);
  return rows.map(({ card, finance_lenders: lenders }) =>
    lenders === null ? card : { ...card, ...cardEstimate({ ...card, finance_lenders: lenders }, site.config, now) },
  );
}

/** The last keys make the order total, so that no car is on two pages or on none. */
function order(site: TenantSite, sortBy: SortBy): SQL {
  const rank = sql`f.custom_rank desc, f.created_at desc, f.id`;
  const price = priceColumn(site);
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
  }
}

/** Stored cards carry the cheapest lender's weekly figure; some sites offer one lender or monthly figures. */
function estimatesDiffer({ config }: TenantSite): boolean {
  return config.finance_provider !== null || config.flags.finance_monthly;
}
