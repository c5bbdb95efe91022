import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { brotliDecompressSync, constants, crc32, createBrotliCompress, createDeflateRaw, gunzipSync } from 'node:zlib';
import type { Encoding } from '../files/compressed';

/**
 * A page of 84 KB, sixteen at once: 9 takes 18 ms of a processor, more than to draw it, and the process 220 MB; 8 seven ms
 * and 560 MB; 6 three ms and 130 MB. Its 15,190 bytes are one in a hundred more than those of 9.
 */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 9;

/**
 * Text around places that each answer fills with bytes of its own: one more text than places. All places of an answer
 * hold the same bytes, always `width` of them.
 */
export type Template = { texts: readonly Buffer[]; width: number };

/** Fills in the places. Nothing of a page is compressed again for it. */
export type Fill = (value: Buffer) => Buffer;

/** Without compression. */
export function plain({ texts }: Template): Fill {
  return (value) => between(texts, () => value);
}

/**
 * Compresses the texts once. What fills a place stands between them uncompressed, as both encodings allow: the texts
 * were compressed around other bytes of the same length, and refer to those nowhere. That is tried before the first
 * answer.
 *
 * @throws {Error} where they did.
 */
export async function compressed(template: Template, encoding: Encoding): Promise<Fill> {
  const fill = encoding === 'br' ? await brotli(template) : await gzip(template);
  const tried = Buffer.alloc(template.width, '0');
  const read = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  if (template.texts.length > 1 && !read(fill(tried)).equals(plain(template)(tried)))
    throw new Error('A page cannot be compressed around its places');
  return fill;
}

/** RFC 7932: a meta-block that is not compressed (section 9.2) may stand between any two others. */
async function brotli(template: Template): Promise<Fill> {
  const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  // What it expects next depends on the last two bytes it has read: those behind a place go with it.
  const { segments, tails } = await segmentsOf(template, compress, {
    flush: constants.BROTLI_OPERATION_FLUSH,
    tail: 2,
  });
  return (value) => between(segments, (index) => metaBlock(Buffer.concat([value, tails[index] ?? Buffer.alloc(0)])));
}

/** Its header: not the last, four nibbles of length, length less one, not compressed; padded to whole bytes. */
function metaBlock(bytes: Buffer): Buffer {
  const header = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]), bytes]);
}

/** RFC 1952 around RFC 1951, which has stored blocks (section 3.2.4). */
async function gzip(template: Template): Promise<Fill> {
  const compress = createDeflateRaw({ level: GZIP_LEVEL });
  const { segments } = await segmentsOf(template, compress, { flush: constants.Z_SYNC_FLUSH, tail: 0 });
  const { texts, width } = template;
  const length = texts.reduce((sum, text) => sum + text.length, width * (texts.length - 1));

  return (value) => {
    const sum = texts.reduce((known, text, index) => crc32(text, index === 0 ? known : crc32(value, known)), 0);
    return Buffer.concat([GZIP_HEADER, between(segments, () => storedBlock(value)), littleEndian(sum, length)]);
  };
}

/** Deflate, no flags, no time, from an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Not the last, not compressed; its length, and its length's complement. */
function storedBlock(value: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(value.length, 1);
  header.writeUInt16LE(0xffff ^ value.length, 3);
  return Buffer.concat([header, value]);
}

function littleEndian(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, 4 * index);
  return bytes;
}

type Compressor = Transform & { flush: (kind: number, done: () => void) => void };
type Rules = { flush: number; /** How many bytes behind a place go with it. */ tail: number };

/** The texts, each compressed as it follows the one before and a place. */
async function segmentsOf({ texts, width }: Template, compress: Compressor, { flush, tail }: Rules) {
  let written: Buffer[] = [];
  compress.on('data', (chunk: Buffer) => written.push(chunk));
  const take = () => {
    const bytes = Buffer.concat(written);
    written = [];
    return bytes;
  };
  const flushed = async (bytes: Buffer) => {
    compress.write(bytes);
    await new Promise<void>((resolve) => compress.flush(flush, resolve));
    return take();
  };

  const tails = texts.slice(1).map((text) => text.subarray(0, tail));
  const segments: Buffer[] = [];
  for (const [index, text] of texts.slice(0, -1).entries()) {
    segments.push(await flushed(index === 0 ? text : text.subarray(tail)));
    await flushed(Buffer.concat([unlike(width), tails[index] ?? Buffer.alloc(0)]));
  }
  compress.end((texts.at(-1) ?? Buffer.alloc(0)).subarray(texts.length > 1 ? tail : 0));
  await once(compress, 'end');
  segments.push(take());
  return { segments, tails };
}

/** Random bytes that no text has: none of them is ASCII. */
function unlike(width: number): Buffer {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(width)).map((byte) => byte | 0x80));
}

function between(parts: readonly Buffer[], place: (index: number) => Buffer): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [place(index - 1), part])));
}
