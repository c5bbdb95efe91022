import fastify from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError, problems } from './problems';

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

test('whom a browser led here reads the refusal as a page, which asks again where that helps; a program gets it as data', async () => {
  const server = fastify();
  await server.register(problems);
  server.get('/soon', (_request, reply) => {
    void reply.header('retry-after', 1);
    throw new ProblemError('unreachable', 'The PDF is "being made"');
  });
  const ask = (url: string, accept: string) => server.inject({ url, headers: { accept } });
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

  const [page, data] = [await ask('/soon', browser), await ask('/soon', '*/*')];
  expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '1', 'no-store']);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain('<h1 style="font-size:22px">The PDF is &quot;being made&quot;</h1>');
  expect(page.body).toContain('<meta http-equiv="refresh" content="1">');
  expect(data.headers).toMatchObject({ 'retry-after': '1', 'content-type': 'application/problem+json; charset=utf-8' });
  expect(data.json()).toEqual({ code: 'unreachable', detail: 'The PDF is "being made"', fieldErrors: {} });

  const gone = await ask('/nowhere', browser);
  expect([gone.statusCode, gone.body.includes('refresh')]).toEqual([404, false]);
  expect(gone.body).toContain('<a href="/">to the home page</a>');
});
