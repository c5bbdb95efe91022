import type { ChargeTables } from '@shared-kit/contracts/finance/charge-tables.contract';

/** Rows that are past their stated validity on a day, and rows nobody has read on the official page, each in words. */
export function staleCharges({ states }: ChargeTables, today: string): { stale: string[]; unread: string[] } {
  const rows = states.flatMap(({ state, rows: own }) => own.map((row) => ({ ...row, name: `${state} ${row.kind}` })));
  return {
    stale: rows
      .filter(({ valid_until }) => valid_until < today)
      .map(({ name, valid_until, source }) => `${name}: valid until ${valid_until}; see ${source.url}`),
    unread: rows
      .filter(({ read }) => read !== 'official page')
      .map(({ name, read, source }) => `${name}: ${read}; see ${source.url}`),
  };
}
