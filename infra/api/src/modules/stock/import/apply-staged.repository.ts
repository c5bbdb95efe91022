import type { ClientBase } from 'pg';
import { forSaleSql, reducedSql } from '../for-sale.service';
import { forWebsitesSql } from '../for-websites.service';
import { facetAttributeNames } from '../index/facet-attributes.service';
import type { FacetDictionary } from '../index/facet-dictionary.repository';
import { sharedColumns, vehicleColumns } from '../index/vehicle-columns';
import { rebuildWords } from './rebuild-words.repository';

export type ImportCounts = { created: number; updated: number; unchanged: number; removed: number };

const VEHICLE = vehicleColumns.map(({ name }) => name);
const SHARED = sharedColumns.join(', ');

/**
 * Makes the stock what `staged` and `removed` say, in the caller's transaction: a reader sees
 * the stock before or after, never between. What changes is first noted in
 * `stock_import_change`, so that the import can be taken back. Rows with an unchanged hash are
 * not touched.
 */
export async function applyStaged(
  client: ClientBase,
  { group, importId, dictionary }: { group: string; importId: string; dictionary: FacetDictionary },
): Promise<ImportCounts> {
  await dictionary.save(client, group);
  const scope = [group, importId];
  await client.query(`
    create temp table touched on commit drop as
    select s.id, s.dealership_slug, v.id is null as is_new, v.created_at as old_created_at
    from staged s left join vehicle v on v.group_slug = current_setting('app.group') and v.id = s.id
    where v.content_hash is distinct from s.content_hash`);
  await client.query('create unique index on touched (id); analyze touched');
  await client.query(
    `insert into stock_import_change (import_id, group_slug, vehicle_id, dealership_slug, before)
     select $2::bigint, $1::text, id, dealership_slug, null::jsonb from touched where is_new
     union all
     select $2::bigint, $1::text, v.id, v.dealership_slug, jsonb_build_object('doc', v.doc, 'hash', v.content_hash)
     from vehicle v where v.group_slug = $1 and v.id in (select id from touched where not is_new union all select id from removed)`,
    scope,
  );
  const removed = await client.query('delete from vehicle where group_slug = $1 and id in (select id from removed)', [
    group,
  ]);
  await client.query('delete from vehicle_facet where group_slug = $1 and id in (select id from touched)', [group]);
  await upsertVehicles(client, scope);
  await insertFacets(client, group);
  const counted = await client.query<{ created: number; updated: number; staged: number }>(
    `select count(*) filter (where is_new)::int as created, count(*) filter (where not is_new)::int as updated,
            (select count(*) from staged)::int as staged from touched`,
  );
  const { created = 0, updated = 0, staged = 0 } = counted.rows[0] ?? {};
  const counts = { created, updated, unchanged: staged - created - updated, removed: removed.rowCount ?? 0 };
  if (created + updated + counts.removed > 0) await publishChange(client, group);
  return counts;
}

async function upsertVehicles(client: ClientBase, scope: readonly string[]): Promise<void> {
  // A feed without dates keeps the date of the car's first import.
  const dated = '(s.created_at_given or t.old_created_at is null)';
  const kept = `case when s.created_at_given then s.created_at else coalesce(t.old_created_at, s.created_at) end`;
  const stamp = `jsonb_build_object('created_at', to_char(${kept} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  const select = VEHICLE.map((name) =>
    name === 'created_at'
      ? kept
      : name === 'card' || name === 'doc'
        ? `case when ${dated} then s.${name} else s.${name} || ${stamp} end`
        : `s.${name}`,
  );
  await client.query(
    `insert into vehicle (group_slug, import_id, ${VEHICLE.join(', ')})
     select $1::text, $2::bigint, ${select.join(', ')} from staged s join touched t using (id)
     on conflict (group_slug, id) do update set import_id = excluded.import_id,
       ${VEHICLE.filter((name) => name !== 'id')
         .map((name) => `${name} = excluded.${name}`)
         .join(', ')}`,
    [...scope],
  );
}

/** A car that can be bought, at a price that has come down (S4-22, S4-26). */
const IS_OFFER = `${forSaleSql('v')} and ${reducedSql('v')}`;

/** Only what a site could show gets a search row (S7-01); how long sold cars stay is each site's choice. */
async function insertFacets(client: ClientBase, group: string): Promise<void> {
  await client.query(
    `insert into vehicle_facet (group_slug, ${SHARED}, ${facetAttributeNames.join(', ')}, features, words, offer)
     select $1, ${sharedColumns.map((name) => `v.${name}`).join(', ')},
       ${facetAttributeNames.map((name) => `s.f_${name}`).join(', ')}, s.f_features, array_to_tsvector(s.f_words),
       ${IS_OFFER}
     from staged s join touched using (id) join vehicle v on v.group_slug = $1 and v.id = s.id
     where ${forWebsitesSql('v')}
       and (${forSaleSql('v')} or (v.status = 'sold' and v.sold_at is not null))
     order by s.f_dealership_slug, s.id`,
    [group],
  );
}

/** After the commit: lets search read its index alone, and the planner know the new numbers. */
export async function tidySearchRows(client: ClientBase): Promise<void> {
  await client.query('vacuum (analyze) vehicle_facet');
}

async function publishChange(client: ClientBase, group: string): Promise<void> {
  await rebuildWords(client, group);
  await client.query(
    `insert into stock_revision (group_slug) values ($1)
     on conflict (group_slug) do update set revision = stock_revision.revision + 1, changed_at = now()`,
    [group],
  );
}
