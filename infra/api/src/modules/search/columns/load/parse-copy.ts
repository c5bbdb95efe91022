import { LoadedRows, wholeNames } from './loaded-rows';
import { NONE } from '../stock-columns';

/**
 * The rows of a group as COPY sends them in its binary format: quicker to read by far than as text, and than as
 * objects. Fields stand in this order; whole numbers are four bytes each, or nothing.
 */
export const COPIED_FIELDS = [
  'f.id',
  ...wholeNames.filter((name) => name !== 'features').map((name) => (name === 'offer' ? 'f.offer::int' : `f.${name}`)),
  'f.created_at',
  'f.sold_at',
  'f.features',
  'f.words',
] as const;
/** Behind them the card as JSON, or null. */
const FIELDS = COPIED_FIELDS.length + 1;

/** "PGCOPY\n\377\r\n\0", flags, length of an extension that there is none of. */
const HEADER_BYTES = 19;
/** PostgreSQL counts microseconds from here. */
const EPOCH_MS = Date.UTC(2000, 0, 1);

/** Takes the bytes of a COPY apart as they come. */
export function parseCopy() {
  const rows = new LoadedRows();
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return {
    rows,
    add: (chunk: Buffer): void => {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let at = 0;
      if (!isStarted) {
        if (bytes.length < HEADER_BYTES) {
          rest = bytes;
          return;
        }
        isStarted = true;
        at = HEADER_BYTES;
      }
      for (let end = endOfRow(bytes, at); end > 0; end = endOfRow(bytes, at)) {
        readRow(rows, bytes, at + 2);
        at = end;
      }
      rest = bytes.subarray(at);
    },
  };
}

/** Where the row that begins here ends; 0 where it is not all there, or is the mark of the end. */
function endOfRow(bytes: Buffer, start: number): number {
  let at = start + 2;
  if (at > bytes.length || bytes.readInt16BE(start) < 0) return 0;
  for (let field = 0; field < FIELDS; field++) {
    if (at + 4 > bytes.length) return 0;
    at += 4 + Math.max(0, bytes.readInt32BE(at));
  }
  return at > bytes.length ? 0 : at;
}

function readRow(rows: LoadedRows, bytes: Buffer, start: number): void {
  const row = rows.size;
  let at = start;
  const idLength = bytes.readInt32BE(at);
  const id = bytes.toString('utf8', at + 4, at + 4 + idLength);
  at += 4 + idLength;
  let cell = row * wholeNames.length;
  const afterWhole = cell + wholeNames.length - 1;
  rows.reserve(0);
  for (; cell < afterWhole; cell++) {
    const isThere = bytes.readInt32BE(at) === 4;
    rows.whole[cell] = isThere ? bytes.readInt32BE(at + 4) : NONE;
    at += isThere ? 8 : 4;
  }
  rows.createdAt[row] = EPOCH_MS + Number(bytes.readBigInt64BE(at + 4)) / 1_000;
  at += 12;
  const isSold = bytes.readInt32BE(at) === 8;
  rows.soldAt[row] = isSold ? EPOCH_MS + Number(bytes.readBigInt64BE(at + 4)) / 1_000 : Number.NaN;
  at += isSold ? 12 : 4;
  rows.whole[cell] = readFeatures(bytes, at + 4);
  at += 4 + bytes.readInt32BE(at);
  readWords(rows, bytes, at + 4);
  rows.ends[row] = rows.tokenCount;
  at += 4 + bytes.readInt32BE(at);
  const cardLength = bytes.readInt32BE(at);
  if (cardLength > 0) rows.cards.push(bytes.toString('utf8', at + 4, at + 4 + cardLength));
  rows.ids.push(id);
}

/** An array: dimensions, flags, type, then length and lower end of its one dimension. */
function readFeatures(bytes: Buffer, start: number): number {
  if (bytes.readInt32BE(start) === 0) return 0;
  const count = bytes.readInt32BE(start + 12);
  let bits = 0;
  for (let index = 0; index < count; index++) bits |= 1 << (bytes.readInt32BE(start + 24 + index * 8) - 1);
  return bits;
}

/** A tsvector: how many words, then each with a zero behind it and its places, of which a set of words has none. */
function readWords(rows: LoadedRows, bytes: Buffer, start: number): void {
  const count = bytes.readInt32BE(start);
  rows.reserve(count);
  let at = start + 4;
  for (let index = 0; index < count; index++) {
    let end = at;
    while (bytes[end] !== 0) end++;
    rows.addWord(bytes, at, end);
    at = end + 3 + 2 * bytes.readUInt16BE(end + 1);
  }
}
