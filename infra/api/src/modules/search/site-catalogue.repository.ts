import { AVAILABLE_STATUSES } from '@shared-kit/domain/vehicle/availability/car-availability';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../db/db';
import { orLastGoodAnswer } from '../../db/fault/last-good-answer';
import type { TenantSite } from '../../plugins/tenant';
import { dealershipNames } from '../locations/locations.service';
import type { FacetAttribute } from '../stock/index/facet-attributes.service';
import type { FacetLabels } from './facets/facet-labels.repository';

const MAX_SITES = 200;
/** Sold cars leave by the clock, so it is made anew now and then, in milliseconds. */
const AGE_MS = 60_000;

type Counted = { name: string; count: number };
/** What a site shows, and how many of each can be bought, the most first; 0 where all are sold. */
export type SiteCatalogue = {
  makes: Counted[];
  models: (Counted & { make: string })[];
  badges: (Counted & { make: string; model: string })[];
  bodies: Counted[];
  carTypes: Counted[];
  itemTypes: Counted[];
  dealerships: (Counted & { slug: string })[];
};

const SETS = [
  'make',
  'make, model',
  'make, model, badge',
  'body',
  'car_type',
  'item_type',
  'dealership_slug, dealership_name',
] as const;
const COLUMNS = [
  'make',
  'model',
  'badge',
  'body',
  'car_type',
  'item_type',
  'dealership_slug',
  'dealership_name',
] as const satisfies FacetAttribute[];
type Row = Record<(typeof COLUMNS)[number], number | null> & { count: number };

/** Counts a site's names once for each revision of its stock; whoever asks meanwhile waits for the same count. */
export function rememberCatalogues() {
  const catalogues = new LRUCache<string, Promise<SiteCatalogue>>({ max: MAX_SITES, ttl: AGE_MS });
  const last = new LRUCache<string, SiteCatalogue>({ max: MAX_SITES });
  return ({ slug, config }: TenantSite, revision: string, count: () => Promise<SiteCatalogue>) => {
    const key = `${slug}|${config.revision}|${revision}`;
    const known = catalogues.get(key);
    if (known) return known;
    const counted = count().then((catalogue) => {
      last.set(key, catalogue);
      return catalogue;
    });
    const counting = orLastGoodAnswer(counted, last.get(key));
    catalogues.set(key, counting);
    // A failure is not remembered.
    counting.catch(() => catalogues.delete(key));
    return counting;
  };
}

/** Every name that a car of these conditions has. A sold one is no stock: its name is known, but it does not count. */
export async function countNames(tx: Tx, scope: readonly SQL[], labels: FacetLabels): Promise<SiteCatalogue> {
  const available = AVAILABLE_STATUSES.map((status) => labels.code('status', status)).join(', ');
  const { rows } = await tx.execute<Row>(sql`
    select ${sql.raw(COLUMNS.join(', '))}, count(*) filter (where f.status in (${sql.raw(available)}))::int as count from vehicle_facet f
    where ${sql.join([...scope], sql` and `)}
    group by grouping sets (${sql.raw(SETS.map((set) => `(${set})`).join(', '))})
    order by count desc, count(*) desc`);
  const catalogue: SiteCatalogue = {
    makes: [],
    models: [],
    badges: [],
    bodies: [],
    carTypes: [],
    itemTypes: [],
    dealerships: [],
  };
  const label = (attribute: FacetAttribute, code: number | null) =>
    (code === null || code === 0 ? undefined : labels.label(attribute, code)) ?? '';
  for (const row of rows) addRow(catalogue, row, label);
  const names = await dealershipNames(tx);
  for (const dealership of catalogue.dealerships) dealership.name = names.get(dealership.slug) ?? dealership.name;
  return catalogue;
}

/** A row is grouped by the columns that are not null; code 0 stands for no value. */
function addRow(catalogue: SiteCatalogue, row: Row, label: (attribute: FacetAttribute, code: number | null) => string) {
  const { count } = row;
  const [make, model, badge] = [label('make', row.make), label('model', row.model), label('badge', row.badge)];
  if (row.badge !== null) {
    if (badge !== '') catalogue.badges.push({ name: badge, make, model, count });
  } else if (row.model !== null) catalogue.models.push({ name: model, make, count });
  else if (row.make !== null) catalogue.makes.push({ name: make, count });
  else if (row.car_type !== null) catalogue.carTypes.push({ name: label('car_type', row.car_type), count });
  else if (row.item_type !== null) catalogue.itemTypes.push({ name: label('item_type', row.item_type), count });
  else if (row.dealership_slug !== null)
    catalogue.dealerships.push({
      slug: label('dealership_slug', row.dealership_slug),
      name: label('dealership_name', row.dealership_name),
      count,
    });
  else if (row.body !== null && row.body > 0) catalogue.bodies.push({ name: label('body', row.body), count });
}
