import type { NumberColumn, NumberFact } from '../../filters/number-facts';
import { numberSources } from '../../filters/number-facts';
import type { SearchedSite } from '../../searched-site';
import { NONE } from '../stock-columns';
import type { Codes, StockColumns } from '../stock-columns';

/**
 * A number of every row; what is below `least` is none. `name` is the same for the same column. Numbers that few ask for
 * bring what is worked out from them along (`own`), so that it leaves with them.
 */
export type RowNumbers = { name: string; values: Codes; least: number; own?: Map<string, Codes> };

/** A site as columns are asked; `weekly` where the shopper's assumption decides what a car costs a week (`withWeekly`). */
export type RowSite = SearchedSite & { weekly?: RowNumbers };

/** A number as the site understands it: `numberSql` over columns. */
export function rowNumbers(
  columns: StockColumns,
  fact: NumberFact,
  site: Pick<RowSite, 'config' | 'weekly'>,
): RowNumbers {
  if (fact === 'weekly' && site.weekly) return site.weekly;
  const [first, ...others] = numberSources(fact, site).map(({ column, zeroIsNone }) => ({
    name: column,
    values: columnOf(columns, column),
    least: zeroIsNone ? 1 : 0,
  }));
  if (!first) throw new Error(`Nothing to read ${fact} from`);
  if (others.length === 0) return first;
  const parts = [first, ...others];
  const name = parts.map((part) => part.name).join(' or ');
  const values = columns.derive(name, () =>
    Int32Array.from(first.values, (_value, row) => {
      const found = parts.find((part) => part.values[row]! >= part.least);
      return found ? found.values[row]! : NONE;
    }),
  );
  return { name, values, least: 0 };
}

function columnOf({ data: { codes, numbers } }: StockColumns, column: NumberColumn): Codes {
  return column === 'year' || column === 'seats' ? codes[column] : numbers[column];
}
