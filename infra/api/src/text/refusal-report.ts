import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { spreadsheetText } from './spreadsheet-text';

/** A row of a file that was not taken, by its number as a spreadsheet shows it. */
export type RowRefusal = { rowNumber: number; field: string; reason: string; value: string };

export type RefusalReport = {
  path: string;
  write(refusals: readonly RowRefusal[]): Promise<void>;
  close(): Promise<void>;
};

/** A CSV file of refused rows that a spreadsheet opens: row number as the spreadsheet shows it, field, reason, value. */
export async function openRefusalReport(path: string): Promise<RefusalReport> {
  await mkdir(dirname(path), { recursive: true });
  const sheet = stringify({
    header: true,
    columns: ['row', 'field', 'reason', 'value'],
    cast: { string: spreadsheetText },
  });
  const file = createWriteStream(path);
  sheet.pipe(file);
  return {
    path,
    async write(refusals) {
      for (const { rowNumber, field, reason, value } of refusals) {
        if (!sheet.write({ row: rowNumber, field, reason, value })) await once(sheet, 'drain');
      }
    },
    async close() {
      sheet.end();
      await finished(file);
    },
  };
}
