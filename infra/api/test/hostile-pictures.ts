import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' }, limitInputPixels: false });

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name));

/** Files of a few bytes to a few kilobytes that are made to cost memory, time or the reader's life. */
export const hostilePictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'an AVIF of 57 million pixels': () => fixture('57-million-pixels.avif'),
  'a PNG of 64 million pixels': () => flat(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer(),
  'a WebP of 100 million pixels': () => fixture('100-million-pixels.webp'),
  'a JPEG that says it has 4 thousand million pixels': async () => {
    const bytes = await flat(16, 16).jpeg().toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(65_500, frame + 5);
    bytes.writeUInt16BE(65_500, frame + 7);
    return bytes;
  },
  'a PNG that says it is 2,147,483,647 pixels wide': async () => pngOf(0x7fffffff, 0x7fffffff),
  'a PNG of one column, 25 million pixels high': async () => pngOf(1, 25_000_000),
  'a PNG whose text unfolds to 100 MB': async () => {
    const text = Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(100_000_000))]);
    return Buffer.concat([SIGNATURE, header(16, 16), chunk('zTXt', text), chunk('IEND', Buffer.alloc(0))]);
  },
  'a PDF': async () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  'a GIF': () => flat(16, 16).gif().toBuffer(),
  'a TIFF': () => flat(16, 16).tiff().toBuffer(),
  'an SVG whose entities grow a thousand million times': async () =>
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [${Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')}<!ENTITY e0 "ha">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e9;</text></svg>`,
    ),
  'a torn JPEG': async () => {
    const bytes = await flat(2_000, 2_000).jpeg().toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  },
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG that declares a size and brings a few rows of it. */
function pngOf(width: number, height: number): Buffer {
  const rows = deflateSync(Buffer.alloc(4_096));
  return Buffer.concat([SIGNATURE, header(width, height), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
