import type { ClientBase } from 'pg';
import type { PictureStamper } from '../../images/images.service';
import type { Refusal } from '../car/build-car';
import { addDealership, loadGroupPlaces } from '../car/group-places.repository';
import type { Dealership, GroupPlaces } from '../car/group-places.repository';
import { FacetDictionary } from '../index/facet-dictionary.repository';
import type { ForeignRow } from '../mapping/compile-mapping';
import type { Mapping } from '../mapping/mapping.schema';
import type { PicturePicker } from '../car/library-pictures';
import { withEstimate } from '../car/weekly-estimate.service';
import { applyStaged, tidySearchRows } from './apply-staged.repository';
import type { ImportCounts } from './apply-staged.repository';
import { findRemoved, findShrinkage, reasonOfShrinkage } from './check-shrinkage.repository';
import type { Shrinkage } from './check-shrinkage.repository';
import { inGroup } from './group-session.repository';
import { finishImport, forgetOldChanges, recordRefusals, startImport } from './import-log.repository';
import type { RowRefusal } from '../../../text/refusal-report';
import { rowReader } from './read-rows';
import type { ReadRow } from './read-rows';
import { openStaging } from './staging.repository';

/** Refused rows gathered before they are written down. */
const REFUSAL_BATCH = 500;

export type ImportOptions = {
  /** A connection of its own, as the owner role; not used by anyone else meanwhile. */
  client: ClientBase;
  group: string;
  rows: AsyncIterable<ForeignRow> | Iterable<ForeignRow>;
  fileName: string;
  /** Number of the first row as the reader of the file sees it: 2 in a CSV file with a header. */
  firstRowNumber?: number;
  mapping?: Mapping | undefined;
  allowShrink?: boolean;
  pickPictures?: PicturePicker | undefined;
  /** Marks each picture's id with the picture as it stands; without it ids stay as they come. */
  stampPicture?: PictureStamper | undefined;
  now?: Date;
  onRow?: (rowsRead: number) => void;
  onRefusals?: (refusals: readonly RowRefusal[]) => Promise<void>;
};

export type ImportSummary = {
  importId: string;
  status: 'live' | 'refused';
  rowsRead: number;
  rowsRefused: number;
  /** "field: reason" -> rows refused for it first of all: a row counts once, however much is wrong with it. */
  refusalReasons: Record<string, number>;
  /** Field -> rows whose value could not be read and was left empty, with one example. */
  leftEmpty: Record<string, { rows: number; example: string }>;
  counts: ImportCounts;
  shrinkage: Shrinkage[];
  message: string | null;
};

/**
 * Imports a feed into a group's stock. Rows are streamed into a staging table; then all
 * dealerships of the file change at once, or nothing does. The same feed again changes nothing.
 *
 * @throws {Error} when another import of the group runs, or the feed breaks off. Stock is then as before.
 */
export async function importStock(options: ImportOptions): Promise<ImportSummary> {
  const { client, group, fileName, mapping } = options;
  return inGroup(client, group, async () => {
    const importId = await startImport(client, { group, fileName, mapping: mapping?.name ?? null });
    try {
      return await stageAndApply(options, importId);
    } catch (error) {
      await finishImport(client, importId, {
        status: 'failed',
        message: error instanceof Error ? error.message : String(error),
      });
      throw error;
    }
  });
}

async function stageAndApply(options: ImportOptions, importId: string): Promise<ImportSummary> {
  const { client, group, allowShrink = false } = options;
  const dictionary = await FacetDictionary.load(client);
  const read = await stageRows(options, importId, dictionary);
  await findRemoved(client, group);
  const shrinkage = await findShrinkage(client, group);
  const message = reasonToRefuse(read, allowShrink ? [] : shrinkage);
  if (message !== null) {
    await finishImport(client, importId, { status: 'refused', message, ...read });
    return {
      importId,
      status: 'refused',
      ...read,
      counts: { created: 0, updated: 0, unchanged: 0, removed: 0 },
      shrinkage,
      message,
    };
  }
  await client.query('begin');
  try {
    if (options.mapping?.dealership) await addDealership(client, group, options.mapping.dealership);
    const counts = await applyStaged(client, { group, importId, dictionary });
    await finishImport(client, importId, { status: 'live', counts, ...read });
    await forgetOldChanges(client, group);
    await client.query('commit');
    await tidySearchRows(client);
    return { importId, status: 'live', ...read, counts, shrinkage, message: null };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

type ReadResult = Pick<ImportSummary, 'rowsRead' | 'rowsRefused' | 'refusalReasons' | 'leftEmpty'>;

async function stageRows(options: ImportOptions, importId: string, dictionary: FacetDictionary): Promise<ReadResult> {
  const { client, mapping, pickPictures, stampPicture, firstRowNumber = 1, now = new Date(), onRow } = options;
  const places = withMappedDealership(await loadGroupPlaces(client), mapping);
  const fallbackDealership = fallbackOf(places, mapping);
  const readRow = rowReader({ mapping, places, fallbackDealership, pickPictures, stampPicture, now });
  const staging = await openStaging(client, dictionary);
  const result: ReadResult = { rowsRead: 0, rowsRefused: 0, refusalReasons: {}, leftEmpty: {} };
  const refuse = refusalLog(options, importId, result);
  const rowOfId = new Map<string, number>();

  for await (const row of options.rows) {
    const rowNumber = firstRowNumber + result.rowsRead++;
    const outcome = withoutTwin(await readRow(row), rowOfId);
    if ('car' in outcome) {
      const { car, hash, createdAtGiven, unread } = outcome;
      rowOfId.set(car.id, rowNumber);
      for (const { field, value } of unread) (result.leftEmpty[field] ??= { rows: 0, example: value }).rows++;
      const dealershipName = places.dealerships.get(car.dealership_slug)?.name ?? '';
      await staging.add({ ...withEstimate(car, now), dealershipName, hash, createdAtGiven });
    } else {
      await refuse.add(rowNumber, outcome.refusals);
    }
    onRow?.(result.rowsRead);
  }
  await refuse.flush();
  await staging.finish();
  return result;
}

/** A feed that names a car twice means the first. */
function withoutTwin(outcome: ReadRow, rowOfId: ReadonlyMap<string, number>): ReadRow {
  const twin = 'car' in outcome ? rowOfId.get(outcome.car.id) : undefined;
  if (twin === undefined) return outcome;
  return { refusals: [{ field: 'stocknum', reason: 'the same car as an earlier row', value: `row ${twin}` }] };
}

/** Refused rows, each counted under its first reason in `result`, and written down with all of them in batches. */
function refusalLog({ client, group, onRefusals }: ImportOptions, importId: string, result: ReadResult) {
  let waiting: RowRefusal[] = [];
  const flush = async () => {
    await recordRefusals(client, group, importId, waiting);
    await onRefusals?.(waiting);
    waiting = [];
  };
  const add = async (rowNumber: number, refusals: readonly Refusal[]) => {
    result.rowsRefused++;
    waiting.push(...refusals.map(({ field, reason, value }) => ({ rowNumber, field, reason, value })));
    const key = refusals[0] ? `${refusals[0].field}: ${refusals[0].reason}` : 'unknown';
    result.refusalReasons[key] = (result.refusalReasons[key] ?? 0) + 1;
    if (waiting.length >= REFUSAL_BATCH) await flush();
  };
  return { add, flush };
}

function reasonToRefuse({ rowsRead, rowsRefused }: ReadResult, shrinkage: readonly Shrinkage[]): string | null {
  if (rowsRead === rowsRefused) return rowsRead === 0 ? 'The file has no rows.' : 'Every row was refused.';
  return reasonOfShrinkage(shrinkage);
}

function withMappedDealership(places: GroupPlaces, mapping: Mapping | undefined): GroupPlaces {
  const own = mapping?.dealership;
  if (!own || places.dealerships.has(own.slug)) return places;
  return { ...places, dealerships: new Map([...places.dealerships, [own.slug, { id: own.slug, ...own }]]) };
}

/** Where cars stand that name no dealership: the mapping's, or the only one there is. */
function fallbackOf({ dealerships }: GroupPlaces, mapping: Mapping | undefined): Dealership | undefined {
  if (mapping?.dealership) return dealerships.get(mapping.dealership.slug);
  return dealerships.size === 1 ? [...dealerships.values()][0] : undefined;
}
