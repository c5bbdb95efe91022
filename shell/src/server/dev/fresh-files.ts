import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { WORKING_COPY } from './working-copies';
import type { WorkingDirs } from './working-copies';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Files of development builds keep their names while their bytes change: read anew each time, before any route. */
export function serveFreshFiles(clientDir: string, dirs: WorkingDirs): FastifyPluginAsync {
  return fp(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      const file = freshFile(pathname, clientDir, dirs);
      if (file === null) return;
      const bytes = await fs.readFile(file).catch(() => null);
      void reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
      return bytes === null
        ? reply.code(404).send('Not found')
        : reply.type(types[path.extname(file)] ?? 'application/octet-stream').send(bytes);
    });
  });
}

/** The file an address means; null for what is not of a development build. A URL has no `..` left in its path. */
export function freshFile(pathname: string, clientDir: string, dirs: WorkingDirs): string | null {
  const asset = /^\/assets\/(.+)$/.exec(pathname);
  if (asset?.[1]) return path.join(clientDir, asset[1]);
  const [, name = '', version, file = ''] = /^\/remotes\/([^/]+)\/([^/]+)\/(client\/.+)$/.exec(pathname) ?? [];
  const dir = version === WORKING_COPY ? dirs[name] : undefined;
  return dir === undefined ? null : path.join(dir, file);
}
