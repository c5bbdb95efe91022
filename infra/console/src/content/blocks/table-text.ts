import { textIn } from './block-kinds';

type Table = { columns: string[]; rows: string[][] };

/** A table as it is typed: a line for each row, cells parted by |. */
export function writeTable(given: Readonly<Record<string, unknown>>): string {
  const rows = [given['columns'], ...(Array.isArray(given['rows']) ? (given['rows'] as unknown[]) : [])];
  return rows.map((cells) => (Array.isArray(cells) ? cells.map(textIn).join('|') : '')).join('\n');
}

/** What was typed, blanks and all: it is written on while somebody types. */
export function readTable(typed: string): Table {
  const [columns = [], ...rows] = typed.split('\n').map((line) => line.split('|'));
  return { columns, rows };
}
