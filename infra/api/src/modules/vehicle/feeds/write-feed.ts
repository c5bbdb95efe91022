import { stringify } from 'csv-stringify/sync';
import type { FeedRow } from '@shared-kit/domain/vehicle-feeds';

/** What a spreadsheet takes for a formula; a number below zero, like a latitude of ours, is none. */
const FORMULA = /^(?!-[\d.]+$)[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

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
    cast: { string: (text) => (FORMULA.test(text) ? `'${text}` : text) },
  });
}
