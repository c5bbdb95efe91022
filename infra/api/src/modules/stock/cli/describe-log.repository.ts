import { utcText } from '@shared-kit/domain/time/utc-text';
import type { ClientBase } from 'pg';
import { StockRefusal } from '../stock-refusal';

type LogRow = {
  id: string;
  kind: string;
  status: string;
  file_name: string;
  started_at: Date;
  message: string | null;
  rows_read: number;
  rows_refused: number;
  created: number;
  updated: number;
  removed: number;
};

/** The group's last imports, newest first. */
export async function describeImports(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<LogRow>('select * from stock_import order by id desc limit 20');
  if (rows.length === 0) return ['Nothing was imported yet.'];
  return rows.map(describeRow);
}

/** One import with its refused rows. */
export async function describeOneImport(client: ClientBase, importId: string): Promise<string[]> {
  const { rows } = await client.query<LogRow>('select * from stock_import where id::text = $1', [importId]);
  const [row] = rows;
  if (!row) throw new StockRefusal(`There is no import ${importId} of this group.`);
  const { rows: refusals } = await client.query<{ row_number: number; field: string; reason: string; value: string }>(
    'select row_number, field, reason, value from stock_import_refusal where import_id = $1 order by row_number, field',
    [row.id],
  );
  return [
    describeRow(row),
    ...(row.message ? [row.message] : []),
    ...refusals.map(
      (refusal) =>
        `  row ${refusal.row_number}: ${refusal.field}: ${refusal.reason}${refusal.value ? ` ("${refusal.value}")` : ''}`,
    ),
  ];
}

function describeRow(row: LogRow): string {
  const what = row.kind === 'revert' ? 'revert of' : 'import of';
  const at = utcText(row.started_at, 'minutes');
  return `${row.id}  ${at}  ${row.status}  ${what} ${row.file_name}: ${row.rows_read} rows, ${row.rows_refused} refused, ${row.created} new, ${row.updated} changed, ${row.removed} removed`;
}
