import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { compressInto, encodingFor } from './compressed';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a browser that takes %p gets %p', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
] as const)('%s brings a page whole, its first part before the second is written', async (encoding, decompress) => {
  const out = new PassThrough();
  const read = out.pipe(decompress());
  const page = compressInto(out, encoding);

  page.write('<h1>First</h1>');
  const first = await new Promise((resolve) => {
    read.once('data', (part: Buffer) => resolve(part.toString()));
  });
  page.end('<p>second</p>');

  expect(first).toBe('<h1>First</h1>');
  expect(await text(read)).toBe('<p>second</p>');
});

test('a page is given up when its reader goes away', async () => {
  const out = new PassThrough();
  const page = compressInto(out, 'br');
  const closed = new Promise((resolve) => page.once('close', resolve));

  out.destroy();

  await expect(closed).resolves.toBeUndefined();
});

test('a page for somebody who has gone already is closed at once, and nothing is thrown', async () => {
  const gone = new PassThrough();
  gone.destroy();
  await once(gone, 'close');

  const page = compressInto(gone, 'br');

  await once(page, 'close');
  expect(page.writable).toBe(false);
});
