import { facetAttributeNames } from '../../../stock/index/facet-attributes.service';
import type { FacetAttribute } from '../../../stock/index/facet-attributes.service';
import type { LoadedRows } from './loaded-rows';
import { compareRanks } from '../row-order';
import { numberNames, StockColumns } from '../stock-columns';
import type { Codes, NumberName, WordIndex } from '../stock-columns';

/** Loaded rows as columns, in order of rank. */
export function buildColumns(loaded: LoadedRows): StockColumns {
  const asLoaded = Uint32Array.from(loaded.ids.keys());
  const keys = { ids: loaded.ids, createdAt: loaded.createdAt, ranks: loaded.column('custom_rank', asLoaded) };
  const order = asLoaded.sort((a, b) => compareRanks(keys, a, keys, b));
  return new StockColumns({
    ids: Array.from(order, (row) => loaded.ids[row]!),
    codes: eachOf(facetAttributeNames, (name) => narrow(loaded.column(name, order))) satisfies Record<
      FacetAttribute,
      Codes
    >,
    numbers: eachOf(numberNames, (name: NumberName) => loaded.column(name, order)),
    ranks: loaded.column('custom_rank', order),
    createdAt: Float64Array.from(order, (row) => loaded.createdAt[row]!),
    soldAt: Float64Array.from(order, (row) => loaded.soldAt[row]!),
    features: loaded.column('features', order),
    offers: Uint8Array.from(loaded.column('offer', order)),
    words: indexWords(loaded, order),
    cards: loaded.cards.length === loaded.size ? Array.from(order, (row) => loaded.cards[row]!) : null,
  });
}

export function eachOf<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

function narrow(codes: Int32Array): Codes {
  let most = 0;
  for (const code of codes) if (code > most) most = code;
  return most < 2 ** 16 ? Uint16Array.from(codes) : codes;
}

/** Counts the rows of each word, then puts every row in its word's place. */
function indexWords({ words: table, tokens, tokenCount, ends }: LoadedRows, order: Uint32Array): WordIndex {
  const numbers = [...table.words.keys()].sort((a, b) => (table.words[a]! < table.words[b]! ? -1 : 1));
  const words = numbers.map((number) => table.words[number]!);
  const placeOf = new Uint32Array(words.length);
  numbers.forEach((number, place) => (placeOf[number] = place));
  const starts = new Uint32Array(words.length + 1);
  for (let token = 0; token < tokenCount; token++) starts[placeOf[tokens[token]!]! + 1]!++;
  for (let place = 0; place < words.length; place++) starts[place + 1]! += starts[place]!;
  const rows = new Uint32Array(tokenCount);
  const next = starts.slice();
  for (let row = 0; row < order.length; row++) {
    const loaded = order[row]!;
    for (let token = loaded === 0 ? 0 : ends[loaded - 1]!; token < ends[loaded]!; token++)
      rows[next[placeOf[tokens[token]!]!]!++] = row;
  }
  return { words, starts, rows };
}
