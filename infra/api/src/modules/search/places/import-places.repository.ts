import type { ClientBase } from 'pg';
import { copyLine, copyLines } from '../../../db/copy-rows';
import type { RowRefusal } from '../../../text/refusal-report';
import { readPlaceRow } from './read-place-row';

/** Characters of rows gathered before they are sent, so that memory stays flat. */
const BATCH_CHARACTERS = 256 * 1024;
const COLUMNS = ['line', 'postcode', 'name', 'state', 'lat', 'long'];

type PlaceImport = {
  client: ClientBase;
  rows: AsyncIterable<Readonly<Record<string, string | undefined>>>;
  fileName: string;
  onRefusals: (refusals: readonly RowRefusal[]) => Promise<void>;
};

export type PlaceImportSummary = { read: number; refused: number; places: number };

/**
 * Puts a list of places in the place of the one before, at once or not at all. Rows that are no place are refused one
 * by one; a list without a single place changes nothing. Of several rows for one town of a postcode the first counts.
 *
 * @throws {Error} when the list has no place, or cannot be read to its end.
 */
export async function importPlaces({ client, rows, fileName, onRefusals }: PlaceImport): Promise<PlaceImportSummary> {
  await client.query('begin');
  try {
    await client.query('create temp table staged_place (like place) on commit drop');
    const { read, refused } = await stage(client, rows, onRefusals);
    if (read === refused) throw new Error('The list has no place that can be read; the one before stays.');
    await client.query('delete from place');
    const { rowCount } = await client.query(
      `insert into place (${COLUMNS.join(', ')})
       select distinct on (postcode, lower(name)) ${COLUMNS.join(', ')} from staged_place order by postcode, lower(name), line`,
    );
    await client.query(
      `insert into place_list (file_name, places) values ($1, $2)
       on conflict (is_only) do update set file_name = $1, places = $2, imported_at = clock_timestamp()`,
      [fileName, rowCount],
    );
    await client.query('commit');
    return { read, refused, places: rowCount ?? 0 };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function stage(client: ClientBase, rows: PlaceImport['rows'], onRefusals: PlaceImport['onRefusals']) {
  let [read, refused, lines] = [0, 0, ''];
  for await (const row of rows) {
    read++;
    // The first row below the header, as a spreadsheet counts.
    const rowNumber = read + 1;
    const result = readPlaceRow(row);
    if ('faults' in result) {
      refused++;
      await onRefusals(result.faults.map((fault) => ({ rowNumber, ...fault })));
      continue;
    }
    const { postcode, name, state, lat, long } = result.place;
    lines += copyLine([rowNumber, postcode, name, state, lat, long]);
    if (lines.length < BATCH_CHARACTERS) continue;
    await copyLines(client, 'staged_place', COLUMNS, lines);
    lines = '';
  }
  await copyLines(client, 'staged_place', COLUMNS, lines);
  return { read, refused };
}
