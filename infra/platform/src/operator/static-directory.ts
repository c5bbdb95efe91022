import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { access } from '@infra/releases/operator/access';
import type { Access } from '@infra/releases/operator/access';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Of its pages: styles that are set while somebody plays with a component are its own. */
const PAGE_CSP =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves a built directory, `index.html` for its root, only files of a known type and never one outside. `to`: who may have them. */
export const staticDirectory: FastifyPluginAsync<{ directory: string; to?: Access }> = async (
  app,
  { directory, to = 'platform.see' },
) => {
  const send = async (path: string) => {
    const type = TYPES[extname(path)];
    const inside = normalize(`/${path}`);
    const body =
      type && !path.includes('\0') ? await readFile(join(directory, inside)).catch(() => undefined) : undefined;
    return body && { type, body };
  };

  app.get<{ Params: { '*': string } }>('/*', { config: access(to) }, async (request, reply) => {
    const file = await send(request.params['*'] || 'index.html');
    if (!file) return reply.callNotFound();
    if (file.type?.startsWith('text/html')) reply.header('content-security-policy', PAGE_CSP);
    return reply
      .type(file.type ?? '')
      .header('cache-control', 'no-cache')
      .send(file.body);
  });
};
