import { facetAttributeNames } from '../../../stock/index/facet-attributes.service';
import { numberNames } from '../stock-columns';
import { WordNumbers } from './word-numbers';

/** The whole numbers of a row, in the order in which they are read. */
export const wholeNames = [...facetAttributeNames, ...numberNames, 'custom_rank', 'offer', 'features'] as const;
type WholeName = (typeof wholeNames)[number];
const WIDTH = wholeNames.length;

/** Rows as they come from the database, in any order. Numbers stand row by row in arrays that grow. */
export class LoadedRows {
  readonly ids: string[] = [];
  /** JSON of each row's card; none where they are not read. */
  readonly cards: string[] = [];
  readonly words = new WordNumbers();
  whole = new Int32Array(WIDTH * 1_024);
  createdAt = new Float64Array(1_024);
  soldAt = new Float64Array(1_024);
  /** Words of all rows behind one another, by their number in `words`; those of row n end at `ends[n]`. */
  tokens = new Uint32Array(16_384);
  ends = new Uint32Array(1_024);
  tokenCount = 0;

  get size(): number {
    return this.ids.length;
  }

  /** Makes room for one more row and as many words as one may have. */
  reserve(words: number): void {
    if (this.size >= this.ends.length) {
      this.whole = grown(this.whole, Int32Array);
      this.createdAt = grown(this.createdAt, Float64Array);
      this.soldAt = grown(this.soldAt, Float64Array);
      this.ends = grown(this.ends, Uint32Array);
    }
    while (this.tokenCount + words > this.tokens.length) this.tokens = grown(this.tokens, Uint32Array);
  }

  addWord(bytes: Uint8Array, start: number, end: number): void {
    this.tokens[this.tokenCount++] = this.words.numberOf(bytes, start, end);
  }

  /** One whole number of every row, in the order of `rows`. */
  column(name: WholeName, rows: Uint32Array): Int32Array {
    const place = wholeNames.indexOf(name);
    const column = new Int32Array(rows.length);
    for (let index = 0; index < rows.length; index++) column[index] = this.whole[rows[index]! * WIDTH + place]!;
    return column;
  }
}

type Growing = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

function grown<Kind extends Growing>(values: Kind, Array: new (length: number) => Kind): Kind {
  const longer = new Array(values.length * 2);
  longer.set(values);
  return longer;
}
