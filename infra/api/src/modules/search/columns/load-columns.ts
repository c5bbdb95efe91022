import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { facetAttributeNames } from '../../stock/index/facet-attributes';
import type { FacetAttribute } from '../../stock/index/facet-attributes';
import { NONE, numberNames, StockColumns } from './stock-columns';
import type { NumberName, WordIndex } from './stock-columns';

/** Rows read and taken apart at a time: requests are answered in between. */
const CHUNK = 1_000;
const WHOLE = [...facetAttributeNames, ...numberNames, 'features', 'offer'] as const;

type Chunk = { ids: string[]; stocknums: string[]; whole: number[]; times: number[]; words: string };

/** Reads the searchable stock of the group in scope, in order of rank. */
export async function loadColumns(tx: Tx): Promise<StockColumns> {
  const chunks: Chunk[] = [];
  await tx.execute(declareCursor());
  for (;;) {
    const { rows } = await tx.execute<Row>(sql.raw(`fetch ${CHUNK} from stock_rows`));
    if (rows.length > 0) chunks.push(pack(rows));
    if (rows.length < CHUNK) break;
    await setImmediate();
  }
  await tx.execute(sql`close stock_rows`);
  return assemble(chunks);
}

/** A row's whole numbers come as one text: taking one value from the wire costs as much as splitting a hundred. */
type Row = { id: string; stocknum: string; whole: string; times: string; words: string };

function declareCursor() {
  const coded = facetAttributeNames.map((name) => `f.${name}`);
  const numbers = numberNames.map((name) => `coalesce(f.${name}, ${NONE})`);
  const features = `(select coalesce(sum(1 << (code - 1)), 0) from unnest(f.features) code)`;
  return sql`declare stock_rows no scroll cursor for
    select f.id, coalesce(v.stocknum, '') as stocknum,
      concat_ws(' ', ${sql.raw([...coded, ...numbers, features].join(', '))}, f.offer::int) as whole,
      concat_ws(' ', extract(epoch from f.created_at) * 1000, coalesce(extract(epoch from f.sold_at) * 1000, 'NaN')) as times,
      array_to_string(tsvector_to_array(f.words), ' ') as words
    from vehicle_facet f join vehicle v on v.group_slug = f.group_slug and v.id = f.id
    where f.group_slug = current_setting('app.group')
    order by f.custom_rank desc, f.created_at desc, f.id`;
}

function pack(rows: readonly Row[]): Chunk {
  return {
    ids: rows.map(({ id }) => id),
    stocknums: rows.map(({ stocknum }) => stocknum),
    whole: rows.flatMap(({ whole }) => whole.split(' ').map(Number)),
    times: rows.flatMap(({ times }) => times.split(' ').map(Number)),
    words: rows.map(({ words }) => words).join('\n'),
  };
}

async function assemble(chunks: readonly Chunk[]): Promise<StockColumns> {
  const ids = chunks.flatMap((chunk) => chunk.ids);
  const columns = new Map(WHOLE.map((name) => [name, new Int32Array(ids.length)]));
  const [createdAt, soldAt] = [new Float64Array(ids.length), new Float64Array(ids.length)];
  const words = new Map<string, number[]>();
  let row = 0;
  for (const { whole, times, words: lines } of chunks) {
    lines.split('\n').forEach((line, index) => {
      WHOLE.forEach((name, place) => (columns.get(name)![row] = whole[index * WHOLE.length + place] ?? 0));
      createdAt[row] = times[index * 2] ?? 0;
      soldAt[row] = times[index * 2 + 1] ?? Number.NaN;
      for (const word of line.split(' ')) if (word !== '') rowsOf(words, word).push(row);
      row++;
    });
    await setImmediate();
  }
  const column = (name: (typeof WHOLE)[number]) => columns.get(name) ?? new Int32Array();
  return new StockColumns({
    ids,
    stocknums: chunks.flatMap((chunk) => chunk.stocknums),
    codes: Object.fromEntries(facetAttributeNames.map((name) => [name, column(name)])) as Record<
      FacetAttribute,
      Int32Array
    >,
    numbers: Object.fromEntries(numberNames.map((name) => [name, column(name)])) as Record<NumberName, Int32Array>,
    createdAt,
    soldAt,
    features: column('features'),
    offers: Uint8Array.from(column('offer')),
    newest: newestFirst(createdAt, ids),
    words: indexWords(words),
  });
}

function rowsOf(words: Map<string, number[]>, word: string): number[] {
  const known = words.get(word);
  if (known) return known;
  const rows: number[] = [];
  words.set(word, rows);
  return rows;
}

function indexWords(words: ReadonlyMap<string, readonly number[]>): WordIndex {
  return {
    rows: new Map([...words].map(([word, rows]) => [word, Uint32Array.from(rows)])),
    sorted: [...words.keys()].sort(),
  };
}

function newestFirst(createdAt: Float64Array, ids: readonly string[]): Uint32Array {
  return Uint32Array.from(ids.keys()).sort(
    (a, b) => (createdAt[b] ?? 0) - (createdAt[a] ?? 0) || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1),
  );
}
