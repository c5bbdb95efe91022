import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.js', '.css', '.json', '.svg']);

type StaticFile = { bytes: Buffer; brotli: Buffer | null; type: string };
const files = new LRUCache<string, StaticFile>({
  max: 1000,
  maxSize: 128 << 20,
  sizeCalculation: ({ bytes }) => bytes.length * 2,
});

/**
 * Serves a file below a folder. Every name carries a version or a hash, so it may be kept for ever.
 * Compressed once and remembered.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  dir: string,
  name: string,
): Promise<FastifyReply> {
  const file = path.resolve(dir, name);
  if (!file.startsWith(path.resolve(dir) + path.sep))
    return reply.code(404).header('cache-control', 'no-store').send('Not found');
  try {
    const known = files.get(file) ?? (await remembered(file));
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('vary', 'accept-encoding')
      .type(known.type);
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (known.brotli && takesBrotli) return await reply.header('content-encoding', 'br').send(known.brotli);
    return await reply.send(known.bytes);
  } catch {
    return reply.code(404).header('cache-control', 'no-store').send('Not found');
  }
}

async function remembered(file: string): Promise<StaticFile> {
  const read = await readStatic(file);
  if (!files.has(file)) files.set(file, read);
  return read;
}

/** The first visitor gets what can be had at once, the others the smallest: that takes half a second of work. */
const FAST = 5;
const SMALLEST = 11;

async function readStatic(file: string): Promise<StaticFile> {
  const extension = path.extname(file);
  const bytes = await fs.readFile(file);
  const type = types[extension] ?? 'application/octet-stream';
  if (!compressible.has(extension)) return { bytes, brotli: null, type };
  void compressed(bytes, SMALLEST).then((brotli) => files.set(file, { bytes, brotli, type }));
  return { bytes, brotli: await compressed(bytes, FAST), type };
}

function compressed(bytes: Buffer, quality: number): Promise<Buffer> {
  return compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
