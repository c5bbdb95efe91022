import fastify from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { problems } from './problems';

const app = fastify({ handlerTimeout: 40, forceCloseConnections: true });
let isOver = false;
afterAll(() => {
  isOver = true;
  return app.close();
});

async function* endless() {
  while (!isOver) {
    await pause(5);
    yield 'line\n';
  }
}

test('a reply whose handler runs into its limit half way is broken off, and the server goes on', async () => {
  await app.register(problems);
  app.get('/endless', (_request, reply) => reply.send(Readable.from(endless())));
  app.get('/quick', () => 'quick');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const endlessly = await fetch(`${origin}/endless`);
  expect(endlessly.status).toBe(200);
  await expect(endlessly.text()).rejects.toThrow();

  expect(await (await fetch(`${origin}/quick`)).text()).toBe('quick');
});
