import type { FacetAttribute } from '../../stock/index/facet-attributes.service';

/** Whole numbers of a car that may be missing. */
export const numberNames = ['price', 'subscription_price', 'km', 'weekly_repayment'] as const;
export type NumberName = (typeof numberNames)[number];

/** Stands for a missing number. */
export const NONE = -1;

/** Codes of a dictionary: 16 bits wherever they suffice, so that loops over them meet one kind of column. */
export type Codes = Uint16Array | Int32Array;

export type ColumnData = {
  ids: readonly string[];
  codes: Readonly<Record<FacetAttribute, Codes>>;
  numbers: Readonly<Record<NumberName, Int32Array>>;
  ranks: Int32Array;
  /** Milliseconds; NaN for cars that are not sold. */
  soldAt: Float64Array;
  createdAt: Float64Array;
  /** Bit n stands for the feature with code n + 1. */
  features: Int32Array;
  /** 1 for a car whose price has come down. */
  offers: Uint8Array;
  words: WordIndex;
  /** JSON of each row's card; null in a stock too large to keep them. */
  cards: readonly string[] | null;
};

/** Rows by word: those of word n stand from `starts[n]` to `starts[n + 1]`. Words that begin alike are neighbours. */
export type WordIndex = { words: readonly string[]; starts: Uint32Array; rows: Uint32Array };

/** A way to sort all rows of a stock. Rows stand in order of rank already, so the row's number decides between equals. */
export type Order = {
  name: string;
  sort: (data: ColumnData) => Uint32Array;
  compare: (data: ColumnData) => (a: number, b: number) => number;
};

/** More rows have no place beside a value in one number. */
export const MAX_ROWS = 2 ** 21;

/**
 * One state of a group's stock as typed columns. Rows stand in order of rank (S9-05), so that a row's number is its
 * place in the default order. What is worked out from the columns is kept with them.
 */
export class StockColumns {
  readonly data: ColumnData;
  readonly size: number;
  readonly #derived = new Map<string, unknown>();

  constructor(data: ColumnData) {
    this.data = data;
    this.size = data.ids.length;
  }

  /** The same value for the same name, made once. */
  derive<Value>(name: string, make: () => Value): Value {
    if (!this.#derived.has(name)) this.#derived.set(name, make());
    return this.#derived.get(name) as Value;
  }

  /** The largest of some codes. */
  most(name: string, codes: Codes): number {
    return this.derive(`most ${name}`, () => {
      let most = 0;
      for (const code of codes) if (code > most) most = code;
      return most;
    });
  }

  /** All rows in an order. */
  inOrder(order: Order): Uint32Array {
    return this.derive(`order ${order.name}`, () => order.sort(this.data));
  }
}
