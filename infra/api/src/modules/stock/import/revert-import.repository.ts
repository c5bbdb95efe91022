import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { ClientBase } from 'pg';
import { loadGroupPlaces } from '../car/group-places.repository';
import { withEstimate } from '../car/weekly-estimate.service';
import { FacetDictionary } from '../index/facet-dictionary.repository';
import { applyStaged, tidySearchRows } from './apply-staged.repository';
import type { ImportCounts } from './apply-staged.repository';
import { findShrinkage, reasonOfShrinkage } from './check-shrinkage.repository';
import { inGroup } from './group-session.repository';
import { finishImport, forgetOldChanges, startImport } from './import-log.repository';
import { openStaging } from './staging.repository';
import { StockRefusal } from '../stock-refusal';

/** Rows fetched at a time, so that taking back a large import stays small in memory. */
const PAGE = 500;

export type RevertSummary = { importId: string; reverted: string; fileName: string; counts: ImportCounts };

/**
 * Takes an import back: every car it touched is again what it was before. The revert is itself
 * an import in the log, so it can be taken back by its id. `which` is an id, or `last`: the
 * newest import, if it holds.
 *
 * @throws {StockRefusal} in words for an operator when there is nothing to revert, it is too long ago,
 *   a later import changed the same cars, or too many cars would vanish.
 */
export async function revertImport(
  client: ClientBase,
  group: string,
  which: string,
  { allowShrink = false, now = new Date() }: { allowShrink?: boolean; now?: Date } = {},
): Promise<RevertSummary> {
  return inGroup(client, group, async () => {
    const target = await findImport(client, group, which);
    await refuseIfChangedLater(client, target.id);
    const dictionary = await FacetDictionary.load(client);
    const importId = await startImport(client, {
      group,
      fileName: target.file_name,
      mapping: target.mapping,
      reverts: target.id,
    });
    await stagePrevious(client, target.id, dictionary, now);
    const reason = allowShrink ? null : reasonOfShrinkage(await findShrinkage(client, group));
    if (reason !== null) {
      await finishImport(client, importId, { status: 'refused', message: reason });
      throw new StockRefusal(reason);
    }
    await client.query('begin');
    try {
      const counts = await applyStaged(client, { group, importId, dictionary });
      await finishImport(client, importId, { status: 'live', counts });
      await client.query(`update stock_import set status = 'reverted' where id = $1`, [target.id]);
      // Taking back a revert brings the import back.
      await client.query(`update stock_import set status = 'live' where id = $1`, [target.reverts_import_id]);
      await forgetOldChanges(client, group);
      await client.query('commit');
      await tidySearchRows(client);
      return { importId, reverted: target.id, fileName: target.file_name, counts };
    } catch (error) {
      await client.query('rollback');
      await finishImport(client, importId, { status: 'failed', message: String(error) });
      throw error;
    }
  });
}

type ImportRow = {
  id: string;
  file_name: string;
  mapping: string | null;
  status: string;
  reverts_import_id: string | null;
};

async function findImport(client: ClientBase, group: string, which: string): Promise<ImportRow> {
  if (which !== 'last' && !/^\d{1,18}$/.test(which))
    throw new StockRefusal(`"${which}" is neither the number of an import nor "last".`);
  const { rows } = await client.query<ImportRow>(
    `select id, file_name, mapping, status, reverts_import_id from stock_import
     where group_slug = $1
       and case when $2 = 'last' then status <> 'reverted' and kind = 'import' else id::text = $2 end
     order by id desc limit 1`,
    [group, which],
  );
  const found = rows[0];
  if (!found)
    throw new StockRefusal(which === 'last' ? `${group} has no import to revert.` : `${group} has no import ${which}.`);
  if (found.status !== 'live')
    throw new StockRefusal(
      `Import ${found.id} (${found.file_name}) is ${found.status} and changed nothing: nothing to revert. An earlier one is taken back by its number.`,
    );
  return found;
}

async function refuseIfChangedLater(client: ClientBase, importId: string): Promise<void> {
  const { rows } = await client.query<{ later: string }>(
    `select min(later.import_id)::text as later
     from stock_import_change mine
     join stock_import_change later using (group_slug, vehicle_id)
     join stock_import i on i.id = later.import_id and i.status = 'live'
     left join stock_import undone on undone.id = i.reverts_import_id
     where mine.import_id = $1 and later.import_id > $1
       -- An import and its revert together changed nothing.
       and undone.status is distinct from 'reverted'
     having min(later.import_id) is not null`,
    [importId],
  );
  if (rows[0])
    throw new StockRefusal(`Import ${rows[0].later} changed some of the same cars afterwards. Revert that one first.`);
  const { rows: kept } = await client.query<{ complete: boolean }>(
    `select (select count(*) from stock_import_change where import_id = $1) = created + updated + removed as complete
     from stock_import where id = $1`,
    [importId],
  );
  if (!kept[0]?.complete)
    throw new StockRefusal(`Import ${importId} is too long ago: what was there before it is no longer kept.`);
}

async function stagePrevious(
  client: ClientBase,
  importId: string,
  dictionary: FacetDictionary,
  now: Date,
): Promise<void> {
  const { dealerships } = await loadGroupPlaces(client);
  const staging = await openStaging(client, dictionary);
  await client.query(
    'insert into removed select vehicle_id from stock_import_change where import_id = $1 and before is null',
    [importId],
  );
  for (let after = ''; ;) {
    const { rows } = await client.query<{ vehicle_id: string; before: { doc: Car; hash: string } }>(
      `select vehicle_id, before from stock_import_change
       where import_id = $1 and before is not null and vehicle_id > $2 order by vehicle_id limit ${PAGE}`,
      [importId, after],
    );
    for (const { before } of rows) {
      const dealershipName = dealerships.get(before.doc.dealership_slug)?.name ?? '';
      await staging.add({ ...withEstimate(before.doc, now), dealershipName, hash: before.hash, createdAtGiven: true });
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.vehicle_id;
  }
  await staging.finish();
}
