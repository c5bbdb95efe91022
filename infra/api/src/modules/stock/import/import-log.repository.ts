import type { ClientBase } from 'pg';
import type { RowRefusal } from '../../../text/refusal-report';
import type { ImportCounts } from './apply-staged.repository';

export type ImportStatus = 'live' | 'refused' | 'failed';

/** Changes of this many imports are kept; older ones can no longer be taken back. */
const REVERTIBLE_IMPORTS = 10;

type ImportResult = {
  status: ImportStatus;
  message?: string | null;
  rowsRead?: number;
  rowsRefused?: number;
  counts?: ImportCounts;
};

const NOTHING_CHANGED = { created: 0, updated: 0, unchanged: 0, removed: 0 } satisfies ImportCounts;

/** Opens the record of an import and answers with its id. */
export async function startImport(
  client: ClientBase,
  {
    group,
    fileName,
    mapping,
    reverts = null,
  }: { group: string; fileName: string; mapping: string | null; reverts?: string | null },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into stock_import (group_slug, file_name, mapping, kind, reverts_import_id)
     values ($1, $2, $3, case when $4::bigint is null then 'import' else 'revert' end, $4) returning id`,
    [group, fileName, mapping, reverts],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('INSERT ... RETURNING gave no row');
  return id;
}

export async function finishImport(
  client: ClientBase,
  importId: string,
  { status, message = null, rowsRead = 0, rowsRefused = 0, counts = NOTHING_CHANGED }: ImportResult,
): Promise<void> {
  const { created, updated, unchanged, removed } = counts;
  await client.query(
    `update stock_import set status = $2, message = $3, rows_read = $4, rows_refused = $5,
       created = $6, updated = $7, unchanged = $8, removed = $9, finished_at = now() where id = $1`,
    [importId, status, message, rowsRead, rowsRefused, created, updated, unchanged, removed],
  );
}

export async function recordRefusals(
  client: ClientBase,
  group: string,
  importId: string,
  refusals: readonly RowRefusal[],
): Promise<void> {
  await client.query(
    `insert into stock_import_refusal (import_id, group_slug, row_number, field, reason, value)
     select $1, $2, r."rowNumber", r.field, r.reason, r.value
     from jsonb_to_recordset($3) as r ("rowNumber" integer, field text, reason text, value text)`,
    [importId, group, JSON.stringify(refusals)],
  );
}

export async function forgetOldChanges(client: ClientBase, group: string): Promise<void> {
  await client.query(
    `delete from stock_import_change where group_slug = $1 and import_id <= (
       select id from stock_import where group_slug = $1 and status = 'live' order by id desc offset $2 limit 1)`,
    [group, REVERTIBLE_IMPORTS],
  );
}
