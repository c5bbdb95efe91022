import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { orLastGoodAnswer } from '../../../db/fault/last-good-answer';
import { withOperatorScope } from '../../../db/scope';
import { embeddedPlaces } from './embedded-places';
import { PlaceTable } from './place-table';
import type { PlaceRow } from './place-table';

/** How soon an imported list counts, in milliseconds. */
const AGE_MS = 60_000;

/** The list of places in use: the one imported last, or the one that comes with the product. */
export function rememberPlaces(db: Db, age = AGE_MS): () => Promise<PlaceTable> {
  let known = { version: '', table: embeddedPlaces };
  let last: PlaceTable | undefined;
  let asked: { at: number; answer: Promise<PlaceTable> } | undefined;

  async function read(): Promise<PlaceTable> {
    const version = await readVersion(db);
    if (version !== known.version) known = { version, table: version === '' ? embeddedPlaces : await readTable(db) };
    last = known.table;
    return last;
  }

  return () => {
    const now = performance.now();
    if (asked && now - asked.at < age) return asked.answer;
    const answer = orLastGoodAnswer(read(), last);
    asked = { at: now, answer };
    // A failure is not remembered.
    answer.catch(() => (asked = undefined));
    return answer;
  };
}

async function readVersion(db: Db): Promise<string> {
  const { rows } = await withOperatorScope(db, (tx) =>
    tx.execute<{ version: string }>(sql`select imported_at::text as version from place_list`),
  );
  return rows[0]?.version ?? '';
}

async function readTable(db: Db): Promise<PlaceTable> {
  const { rows } = await withOperatorScope(db, (tx) =>
    tx.execute<PlaceRow>(sql`select postcode, name, state, lat, long from place order by line`),
  );
  return new PlaceTable(rows);
}
