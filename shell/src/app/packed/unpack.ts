/**
 * What a packed value says in the member without a name, which marks it:
 * - numbers: a table. How many rows it has, then which of them are null. Every other member is a column.
 * - pairs: an object that has such a member of its own.
 * - nothing: a cell that its row does not have.
 */
export const MARK = '';

/** A column of few different values: those, and which of them each row has. */
export type Few = { few: unknown[]; at: number[] };

/** Cells by row; one for all rows; another column of the same table with the same cells; few different values. */
type Column = unknown[] | string | Few;
type Marked = Record<string, unknown> & { [MARK]?: unknown[] };

/** Reads what `pack` wrote. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  const { [MARK]: mark, ...members } = value as Marked;
  if (mark === undefined) return fromPairs(Object.entries(members));
  if (typeof mark[0] === 'number') return rowsOf(mark as number[], members);
  return mark.length === 0 ? undefined : fromPairs(mark as [string, unknown][]);
}

function fromPairs(pairs: readonly [string, unknown][]): object {
  return Object.fromEntries(pairs.map(([key, member]) => [key, unpack(member)]));
}

function rowsOf([count = 0, ...nulls]: readonly number[], columns: Readonly<Record<string, unknown>>): unknown[] {
  const rows = Array.from({ length: count - nulls.length }, (): Record<string, unknown> => ({}));
  const known: Record<string, readonly unknown[]> = {};
  for (const [key, column] of Object.entries(columns) as [string, Column][]) {
    const cells = (known[key] = typeof column === 'string' ? (known[column] ?? []) : cellsOf(column));
    rows.forEach((row, index) => {
      const cell = cells.length === 1 ? cells[0] : cells[index];
      if (cell !== undefined) row[key] = cell;
    });
  }
  const all: unknown[] = rows;
  for (const index of nulls) all.splice(index, 0, null);
  return all;
}

function cellsOf(column: unknown[] | Few): readonly unknown[] {
  if (Array.isArray(column) || MARK in column) return unpack(column) as unknown[];
  const few = column.few.map(unpack);
  return column.at.map((index) => few[index]);
}
