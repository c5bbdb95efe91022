import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { transform } from '@swc/core';

const sourceDir = join(import.meta.dirname, '..');
const threeDir = dirname(dirname(createRequire(import.meta.url).resolve('three')));

const page = `<!doctype html><title>Studio</title><link rel="icon" href="data:,">
<script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script>
<script type="module" src="/src/studio/stage"></script>`;

export type AssetServer = {
  origin: string;
  /** The pictures the page has sent since the last call, by name: RGBA bytes, top row first. */
  takePictures: () => Map<string, Buffer>;
  close: () => void;
};

type Answer = { type: string; body: string | Buffer };

/**
 * Serves the studio page: its TypeScript with the types taken out, three.js from node_modules,
 * meshes and shadows from `cacheDir`; and receives the finished pictures.
 */
export async function serveStudio(cacheDir: string): Promise<AssetServer> {
  let pictures = new Map<string, Buffer>();

  const answer = async (request: IncomingMessage, path: string): Promise<Answer> => {
    if (request.method === 'POST') {
      pictures.set(path.replace('/picture/', ''), await bodyOf(request));
      return { type: 'text/plain', body: 'kept' };
    }
    if (path.startsWith('/environment/')) return environment(request, join(cacheDir, `${path}-${environmentMark()}`));
    if (path === '/') return { type: 'text/html', body: page };
    const script = (body: string | Buffer): Answer => ({ type: 'text/javascript', body });
    if (path.startsWith('/three/')) return script(await readFile(join(threeDir, path.slice('/three/'.length))));
    if (path.startsWith('/src/'))
      return script(await withoutTypes(join(sourceDir, `${path.slice('/src/'.length)}.ts`)));
    const type = extname(path) === '.png' ? 'image/png' : 'application/octet-stream';
    return { type, body: await readFile(join(cacheDir, path)) };
  };

  const server = createServer((request, response) => {
    answer(request, new URL(request.url ?? '/', 'http://studio').pathname)
      .then(({ type, body }) => response.setHeader('content-type', type).end(body))
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takePictures: () => {
      const taken = pictures;
      pictures = new Map();
      return taken;
    },
    close: () => server.close(),
  };
}

async function withoutTypes(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    isModule: true,
  });
  return code;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Gives the page what an earlier one left, or keeps what it made. */
async function environment(request: IncomingMessage, file: string): Promise<Answer> {
  if (request.method === 'PUT') {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, await bodyOf(request));
    await rename(`${file}.new`, file);
  }
  const isThere = request.method === 'GET' && existsSync(file);
  return { type: 'application/octet-stream', body: isThere ? await readFile(file) : '' };
}

/** Changes with the light of the studio and with the library that filters it. */
function environmentMark(): string {
  const { version } = JSON.parse(readFileSync(join(threeDir, 'package.json'), 'utf8')) as { version: string };
  const source = readFileSync(join(sourceDir, 'studio/environment.ts'));
  return createHash('sha256').update(source).update(version).digest('hex').slice(0, 16);
}
