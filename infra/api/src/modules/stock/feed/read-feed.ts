import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import type { TransformCallback, Readable } from 'node:stream';
import { parse as parseCsv } from 'csv-parse';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { StockRefusal } from '../stock-refusal';
import type { ForeignRow } from '../mapping/compile-mapping';

export type FeedFile = {
  rows: AsyncIterable<ForeignRow>;
  /** Of the first row as a person sees it: 2 in a spreadsheet with a header. */
  firstRowNumber: number;
  sizeBytes: number;
  /** Bytes read so far, for a progress bar. */
  bytesRead(): number;
};

/**
 * Opens a feed: `.csv` with a header row, or `.json` with one array of objects. Rows are
 * streamed; a file of any size needs the memory of a few rows.
 *
 * @throws {StockRefusal} for another kind of file; the rows throw it where the file is not what its name says.
 */
export async function readFeed(path: string): Promise<FeedFile> {
  const firstRowNumber = kindOf(path) === 'csv' ? 2 : 1;
  const { size } = await stat(path);
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const source = createReadStream(path)
    .on('error', (error) => counter.destroy(error))
    .pipe(counter);
  return { rows: rowsOf(path, source), firstRowNumber, sizeBytes: size, bytesRead: () => bytes };
}

async function* rowsOf(path: string, source: Readable): AsyncIterable<ForeignRow> {
  const kind = kindOf(path);
  try {
    yield* kind === 'csv' ? csvRows(source) : jsonRows(source);
  } catch (error) {
    // What the machine says of a file it cannot read has a number; the rest is about what stands in it.
    if (!(error instanceof Error) || 'errno' in error) throw error;
    throw new StockRefusal(`${path} cannot be read to its end as ${kind.toUpperCase()}: ${error.message}`);
  }
}

function kindOf(path: string): 'csv' | 'json' {
  const kind = path.toLowerCase().split('.').at(-1);
  if (kind === 'csv' || kind === 'json') return kind;
  throw new StockRefusal(`${path}: a stock feed is a .csv or a .json file.`);
}

async function* csvRows(source: Readable): AsyncIterable<ForeignRow> {
  const parser = parseCsv({
    columns: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  source.on('error', (error) => parser.destroy(error));
  yield* source.pipe(parser) as AsyncIterable<ForeignRow>;
}

async function* jsonRows(source: Readable): AsyncIterable<ForeignRow> {
  const parser = streamArray.withParserAsStream();
  source.on('error', (error) => parser.destroy(error));
  for await (const { value } of source.pipe(parser) as AsyncIterable<{ value: unknown }>) {
    yield typeof value === 'object' && value !== null ? (value as ForeignRow) : {};
  }
}
