import type { ChargeRow, ChargeTables } from '@shared-kit/contracts/finance/charge-tables.contract';

/** Whether a row's figures have been changed since, by its own calendar. */
export function isStale({ valid_until }: Pick<ChargeRow, 'valid_until'>, today: string): boolean {
  return valid_until !== null && valid_until < today;
}

/** Since when the oldest of the rows past their validity holds; null where none is: "the charges of 1 July 2024". */
export function chargesOf(rows: readonly Pick<ChargeRow, 'from' | 'valid_until'>[], today: string): string | null {
  const stale = rows.filter((row) => isStale(row, today)).map(({ from }) => from);
  return stale.toSorted()[0] ?? null;
}

/** Rows that are past their stated validity on a day, and rows nobody has read on the official page, each in words. */
export function staleCharges({ states }: ChargeTables, today: string): { stale: string[]; unread: string[] } {
  const rows = states.flatMap(({ state, rows: own }) => own.map((row) => ({ ...row, name: `${state} ${row.kind}` })));
  return {
    stale: rows
      .filter((row) => isStale(row, today))
      .map(({ name, valid_until, source }) => `${name}: valid until ${valid_until!}; see ${source.url}`),
    unread: rows
      .filter(({ read }) => read !== 'official page')
      .map(({ name, read, source }) => `${name}: ${read}; see ${source.url}`),
  };
}
