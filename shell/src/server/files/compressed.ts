import { pipeline } from 'node:stream';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Cheap enough for what is made anew each time; what is sent for ever is compressed harder, once (static-files). */
export const PAGE_BROTLI_QUALITY = 4;
const PAGE_GZIP_LEVEL = 5;

export type Encoding = 'br' | 'gzip';

/** The best encoding a browser takes, or none. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | null {
  const accepted = String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}

/**
 * Compresses a page on its way out. Each part is flushed as it is written: a page that streams must not wait in
 * a buffer. Closes with what it writes to, so that a page nobody waits for any more is given up.
 */
export function compressInto(out: Writable, encoding: Encoding): Writable {
  const compress =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: PAGE_GZIP_LEVEL });
  if (out.destroyed || out.closed) {
    // Whoever asked has gone before the page began. `pipeline` would throw, and nobody would catch it.
    return compress.destroy();
  }
  pipeline(compress, out, () => {
    // Whatever went wrong, both ends are closed now, and the render learns it from that.
  });
  return compress;
}
