import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';

/** How often each server is asked whether it is ready. */
const ASKED_EVERY_MS = 250;

/**
 * A balancer as they are: requests to the ready servers in turn, over connections that are kept. One that refuses a
 * connection has not seen the request, which goes to the next; nothing else is tried twice.
 */
export async function startBalancer(origins: readonly string[]) {
  const servers = origins.map((origin) => ({ pool: new Pool(origin, { connections: 32 }), isReady: false }));
  const look = async (server: (typeof servers)[number]) => {
    server.isReady = await server.pool
      .request({ method: 'GET', path: '/readyz', headersTimeout: 1_000, headers: { connection: 'close' } })
      .then(async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200;
      })
      .catch(() => false);
  };
  const looking = setInterval(() => void Promise.all(servers.map(look)), ASKED_EVERY_MS);
  let turn = 0;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const ready = servers.filter(({ isReady }) => isReady);
    turn += 1;
    for (const [index] of ready.entries()) {
      const server = ready[(turn + index) % ready.length]!;
      try {
        const { connection: _connection, ...headers } = request.headers;
        const answer = await server.pool.request({
          ...{ method: request.method ?? 'GET', path: request.url ?? '/', headers, body },
        });
        const { connection: _theirs, 'transfer-encoding': _coding, ...kept } = answer.headers;
        response.writeHead(answer.statusCode, kept);
        answer.body.pipe(response);
        return;
      } catch (error) {
        const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!isRefused) throw error;
        server.isReady = false;
      }
    }
    response.writeHead(502).end('No server is ready');
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await Promise.all(servers.map(look));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
      await Promise.all(servers.map(({ pool }) => pool.destroy()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks = (await request.toArray()) as Buffer[];
  return chunks.length > 0 ? Buffer.concat(chunks) : null;
}
