import fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { FEED_HANDLER_MS, FEED_MS, streamedLines } from './streamed-lines';

async function* linesFor(count: number) {
  for (let line = 0; line < count; line++) {
    await pause(10);
    yield `${line}\n`;
  }
}

test('a feed longer than other handlers may take arrives whole, an endless one is broken off, and the server lives', async () => {
  const app = fastify({ handlerTimeout: 40, forceCloseConnections: true });
  const own = { handlerTimeout: 2_000 };
  app.get('/long', own, (_request, reply) => reply.send(streamedLines(linesFor(20), 1_000)));
  app.get('/endless', own, (_request, reply) => reply.send(streamedLines(linesFor(Infinity), 60)));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const long = await fetch(`${origin}/long`);
  expect((await long.text()).split('\n')).toHaveLength(21);
  const endless = await fetch(`${origin}/endless`);
  await expect(endless.text()).rejects.toThrow();
  expect((await fetch(`${origin}/long`)).status).toBe(200);
  await app.close();
});

test("a feed ends before its handler's limit", () => {
  expect(FEED_MS).toBeLessThan(FEED_HANDLER_MS);
});
