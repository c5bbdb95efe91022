import { stringify } from 'csv-stringify/sync';
import type { FeedRow } from '@shared-kit/domain/vehicle/vehicle-feeds';
import { spreadsheetText } from '../../../text/spreadsheet-text';

/** A table's lines for some rows; the names of the columns first when they are asked for. Nothing starts a formula. */
export function feedLines(
  rows: readonly FeedRow[],
  columns: readonly string[],
  delimiter: ',' | '\t',
  header: boolean,
): string {
  return stringify([...rows], {
    columns: [...columns],
    delimiter,
    header,
    cast: { string: spreadsheetText },
  });
}
