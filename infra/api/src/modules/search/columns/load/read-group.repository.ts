import { finished } from 'node:stream/promises';
import { escapeLiteral } from 'pg';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Db } from '../../../../db/db';
import { COPIED_FIELDS, parseCopy } from './parse-copy';
import type { LoadedRows } from './loaded-rows';

/** A group's stock as one snapshot of the database shows it. */
export type GroupReading = {
  revision: number;
  /** What the reading could see: what it could not has changed since. */
  snapshot: string;
  rows: LoadedRows;
};

/** `changed` names the cars that are no longer as they were; `rows` holds those of them that are still there. */
export type ChangeReading = GroupReading & { changed: ReadonlySet<string> };

/** With more changes than these all is read anew. */
const MAX_CHANGES = 20_000;
/** Groups of more cars than these leave their cards in the database: reading them would take half a minute. */
const MAX_CARDS = 50_000;

/** Search rows of the group in scope, with their cars' cards or without. */
const rowsWith = (cards: boolean) =>
  `select ${COPIED_FIELDS.join(', ')}, ${cards ? 'v.card::text' : 'null::text'} from vehicle_facet f
   ${cards ? 'join vehicle v on v.group_slug = f.group_slug and v.id = f.id' : ''}
   where f.group_slug = current_setting('app.group')`;

/** Reads all search rows of a group. */
export function readGroup(db: Db, group: string): Promise<GroupReading> {
  return inSnapshot(db, group, async (client, state) => {
    const { rows } = await client.query<{ many: boolean }>(
      `select count(*) > ${MAX_CARDS} as many from (select from vehicle_facet where group_slug = $1 limit ${MAX_CARDS + 1}) f`,
      [group],
    );
    return { ...state, rows: await copyRows(client, rowsWith(rows[0]?.many === false)) };
  });
}

type Since = { snapshot: string; withCards: boolean };

/** Reads what has changed since a snapshot; null where so much has that all must be read. */
export function readChanges(
  db: Db,
  group: string,
  { snapshot: since, withCards }: Since,
): Promise<ChangeReading | null> {
  return inSnapshot(db, group, async (client, state) => {
    const { rows: unseen } = await client.query<{ id: string | null }>(
      `select distinct vehicle_id as id from stock_row_change where group_slug = $1
       and xact >= pg_snapshot_xmin($2::pg_snapshot) and not pg_visible_in_snapshot(xact, $2::pg_snapshot)`,
      [group, since],
    );
    const ids = unseen.flatMap(({ id }) => id ?? []);
    if (ids.length < unseen.length || ids.length > MAX_CHANGES) return null;
    // COPY takes no parameters.
    const list = escapeLiteral(JSON.stringify(ids));
    const rows = await copyRows(
      client,
      `${rowsWith(withCards)} and f.id in (select jsonb_array_elements_text(${list}::jsonb))`,
    );
    return { ...state, changed: new Set(ids), rows };
  });
}

async function copyRows(client: PoolClient, query: string): Promise<LoadedRows> {
  const { rows, add } = parseCopy();
  const stream = client.query(copyTo(`copy (${query}) to stdout (format binary)`));
  stream.on('data', add);
  await finished(stream);
  return rows;
}

type State = Pick<GroupReading, 'revision' | 'snapshot'>;

/** One transaction that sees one moment of one group. Loading a large stock takes longer than a search may. */
async function inSnapshot<T>(db: Db, group: string, fn: (client: PoolClient, state: State) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let fault: Error | undefined;
  try {
    await client.query(
      `begin isolation level repeatable read read only; set local statement_timeout = '120s'; select set_config('app.group', ${escapeLiteral(group)}, true)`,
    );
    const { rows } = await client.query<State>(
      `select pg_current_snapshot()::text as snapshot,
         coalesce((select revision from stock_revision where group_slug = $1), 0)::float8 as revision`,
      [group],
    );
    const result = await fn(client, rows[0] ?? { snapshot: '', revision: 0 });
    await client.query('commit');
    return result;
  } catch (error) {
    // The connection goes with the error: in the middle of a COPY it takes no rollback.
    fault = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(fault);
  }
}
