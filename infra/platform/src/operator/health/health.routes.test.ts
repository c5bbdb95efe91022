import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import Fastify from 'fastify';
import { openPool } from '@infra/api/db/connect/open-pool';
import { healthRoutes } from './health.routes';

test('a database that says nothing is not ready, and whoever asks is told within two seconds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const owner = openPool({ connectionString: `postgres://nobody@127.0.0.1:${port}/none`, max: 1 });
  await using app = Fastify();
  await app.register(healthRoutes, { processes: [], owner });

  const startedAt = performance.now();
  const [answer, another] = await Promise.all([app.inject({ url: '/readyz' }), app.inject({ url: '/readyz' })]);
  const took = performance.now() - startedAt;
  for (const socket of sockets) socket.destroy();
  await owner.end();
  silent.close();

  expect([answer.statusCode, another.statusCode]).toEqual([503, 503]);
  expect(answer.json()).toMatchObject({ parts: [{ name: 'database', ready: false }] });
  expect(took).toBeLessThan(4000);
});
