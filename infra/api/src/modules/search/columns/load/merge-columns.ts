import { facetAttributeNames } from '../../../stock/index/facet-attributes.service';
import { eachOf } from './build-columns';
import { mergeWords } from './merge-words';
import { compareRanks, cachedOrders, mergeOrdered } from '../row-order';
import { numberNames, StockColumns } from '../stock-columns';
import type { Codes } from '../stock-columns';

/** The columns without the cars named and with those of `fresh`: what reading the whole stock anew would give. */
export function mergeColumns(old: StockColumns, changed: ReadonlySet<string>, fresh: StockColumns): StockColumns {
  const { size } = old;
  // Rows of both are counted through: those of `fresh` stand behind all old ones.
  const sourceOf = (row: number) => (row < size ? { data: old.data, row } : { data: fresh.data, row: row - size });
  const order = mergeOrdered(keptRows(old, changed), allRows(fresh.size, size), (a, b) => {
    const [one, other] = [sourceOf(a), sourceOf(b)];
    return compareRanks(one.data, one.row, other.data, other.row);
  });
  const places = new Int32Array(size + fresh.size).fill(GONE);
  for (let place = 0; place < order.length; place++) places[order[place]!] = place;
  const joined = <Column extends Codes | Float64Array>(a: Column, b: Column) => join(a, b, order);
  const merged = new StockColumns({
    ids: joinLists(old.data.ids, fresh.data.ids, order),
    codes: eachOf(facetAttributeNames, (name) => joined<Codes>(old.data.codes[name], fresh.data.codes[name])),
    numbers: eachOf(numberNames, (name) => joined(old.data.numbers[name], fresh.data.numbers[name])),
    ranks: joined(old.data.ranks, fresh.data.ranks),
    createdAt: joined(old.data.createdAt, fresh.data.createdAt),
    soldAt: joined(old.data.soldAt, fresh.data.soldAt),
    features: joined(old.data.features, fresh.data.features),
    offers: join(old.data.offers, fresh.data.offers, order),
    words: mergeWords(old.data.words, fresh.data.words, places, size),
    cards: old.data.cards && fresh.data.cards && joinLists(old.data.cards, fresh.data.cards, order),
  });
  carryOrders(old, fresh, merged, places);
  return merged;
}

/** Stands for a row that has no place any more. */
const GONE = -1;

function allRows(count: number, from: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let index = 0; index < count; index++) rows[index] = from + index;
  return rows;
}

function keptRows({ data: { ids }, size }: StockColumns, changed: ReadonlySet<string>): Uint32Array {
  const rows = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row++) if (!changed.has(ids[row]!)) rows[count++] = row;
  return rows.subarray(0, count);
}

/** Two columns as one, in the wider of their types. */
function join<Column extends Codes | Float64Array | Uint8Array>(
  old: Column,
  fresh: Column,
  order: Uint32Array,
): Column {
  const wider = old.BYTES_PER_ELEMENT >= fresh.BYTES_PER_ELEMENT ? old : fresh;
  const joined = new (wider.constructor as new (length: number) => Column)(order.length);
  for (let place = 0; place < order.length; place++) {
    const row = order[place]!;
    joined[place] = row < old.length ? old[row]! : fresh[row - old.length]!;
  }
  return joined;
}

function joinLists(old: readonly string[], fresh: readonly string[], order: Uint32Array): string[] {
  const joined: string[] = [];
  for (let place = 0; place < order.length; place++) {
    const row = order[place]!;
    joined.push(row < old.length ? old[row]! : fresh[row - old.length]!);
  }
  return joined;
}

/** Cars that have not changed keep their order: only the fresh ones are sorted in. */
function carryOrders(old: StockColumns, fresh: StockColumns, merged: StockColumns, places: Int32Array): void {
  for (const order of Object.values(cachedOrders))
    merged.derive(`order ${order.name}`, () =>
      mergeOrdered(
        placed(old.inOrder(order), places, 0),
        placed(fresh.inOrder(order), places, old.size),
        order.compare(merged.data),
      ),
    );
}

/** Where rows stand now, without those that have gone. */
function placed(rows: Uint32Array, places: Int32Array, offset: number): Uint32Array {
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const place = places[rows[index]! + offset]!;
    if (place !== GONE) found[count++] = place;
  }
  return found.subarray(0, count);
}
