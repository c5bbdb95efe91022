import { NEW_DAYS } from '../request/categories';
import type { Category } from '../request/categories';
import type { FacetLabels } from '../facets/facet-labels';
import type { StockColumns } from './stock-columns';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a row meets a condition. */
export type RowTest = (row: number) => boolean;

export function inAnyCategory(
  wanted: readonly Category[],
  columns: StockColumns,
  labels: FacetLabels,
  now: Date,
): RowTest {
  const tests = wanted.map((category) => categoryTest(category, columns, labels, now));
  return (row) => tests.some((test) => test(row));
}

/** The same as `inCategory` says in SQL. */
export function categoryTest(category: Category, { data }: StockColumns, labels: FacetLabels, now: Date): RowTest {
  switch (category) {
    case 'offers':
      return (row) => data.offers[row] === 1;
    case 'just-arrived': {
      const since = now.getTime() - NEW_DAYS * DAY_MS;
      return (row) => (data.createdAt[row] ?? 0) >= since;
    }
    case 'electric-and-hybrid': {
      const [electric, hybrid, plugIn] = ['Electric', 'Hybrid', 'Plug-in Hybrid'].map((fuel) =>
        labels.code('fuel', fuel),
      );
      const { fuel } = data.codes;
      return (row) => fuel[row] === electric || fuel[row] === hybrid || fuel[row] === plugIn;
    }
    case 'seven-seats':
      return (row) => (data.codes.seats[row] ?? 0) >= 7;
  }
}
