import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyReply } from 'fastify';
import { rememberedPage } from '../remembered/remembered-page';
import { answerLive, answerRemembered } from './page-answer';

const documentKey = randomUUID();
const field = `<input type="hidden" name="idempotency_key" value="${documentKey}"/>`;
const page = { nonce: 'bm9uY2U=', isPrivate: false, releaseSetId: 'a set', isLasting: true };

/** A shell with one remembered page, behind a cache that is told what it is made of. */
function aShellWith(form: string) {
  const html = Buffer.from(`<html data-document-key="${documentKey}"><p>Škoda</p>${form}</html>`);
  const known = rememberedPage({ html, page, documentKey });
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    if (known)
      await answerRemembered(reply, known, {
        ...{ mintKey: randomUUID, surrogateKeys: 'site-sunrise' },
        tokenOf: (set) => `token-of-${set}`,
      });
    return reply;
  });
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: '/', headers });
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(answer.headers['content-encoding'])];
    return { ...answer, text: (decode?.(answer.rawPayload) ?? answer.rawPayload).toString() };
  };
  return { ask, get: (encoding: string) => ask({ 'accept-encoding': encoding }) };
}

test.each(['br', 'gzip', ''])(
  'the first answer and those after it say the same in the encoding “%s”',
  async (encoding) => {
    const { get } = aShellWith('');
    const answers = [await get(encoding), await get(encoding), await get(encoding)];

    for (const { statusCode, text, headers } of answers) {
      expect([statusCode, text]).toEqual([200, '<html data-document-key=""><p>Škoda</p></html>']);
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'x-release-set': 'a set' });
      expect(headers['content-encoding']).toBe(encoding || undefined);
    }
    const [, second] = answers;
    expect(second?.headers['content-length']).toBe(String(second?.rawPayload.length));
  },
);

test('only the browser that asked keeps a page, and asks each time whether it is true', async () => {
  const { ask } = aShellWith('');

  expect((await ask()).headers['cache-control']).toBe('private, no-cache');
});

test('“still true” says of a page what the page itself would', async () => {
  const { ask } = aShellWith('');
  const { headers } = await ask();
  const same = await ask({ 'if-none-match': String(headers.etag) });

  expect([same.statusCode, same.text]).toEqual([304, '']);
  const { connection: _, date: __, 'content-length': ___, ...told } = headers;
  expect(same.headers).toMatchObject(told);
  expect(told).toHaveProperty('surrogate-key', 'site-sunrise');
});

test('a page with forms is each visitor’s own: no tag, and nothing for a cache in front to keep', async () => {
  const { get } = aShellWith(field);
  const answers = [await get(''), await get('br'), await get('br')];

  for (const { headers } of answers)
    for (const name of ['etag', 'surrogate-key', 'surrogate-control']) expect(headers).not.toHaveProperty(name);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
});

test.each([
  ['*', 304],
  ['"another", W/TAG', 304],
  ['W/TAG', 304],
  ['TAG , "another"', 304],
  ['"another"', 200],
  ['', 200],
])('who has %s gets %i', async (named, status) => {
  const { ask } = aShellWith('');
  const tag = String((await ask()).headers.etag).replace(/^W\//, '');

  expect((await ask({ 'if-none-match': named.replace('TAG', tag) })).statusCode).toBe(status);
});

/** What is sent live of a page, after a cookie of its visitor was set. */
async function live(send: (reply: FastifyReply, answer: ReturnType<typeof answerLive>) => void, encoding = '') {
  const app = Fastify();
  app.get('/', (_request, reply) => {
    void reply.header('set-cookie', 'visitor=1');
    send(reply, answerLive(reply, { dev: false, tokenOf: (set) => `token-of-${set}` }));
  });
  return app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
}

test.each<[number, boolean, string, string | undefined]>([
  [200, true, 'private, no-store', undefined],
  [200, false, 'private, no-cache', undefined],
  [503, false, 'private, no-cache', '30'],
  [422, true, 'private, no-store', undefined],
])(
  'a page that is answered with %i, private: %p, is %s, to be asked for again in %p s',
  async (status, isPrivate, cache, again) => {
    const { statusCode, headers, body } = await live((_reply, answer) =>
      answer.open(status, { ...page, isPrivate }).end('<p>Late</p>'),
    );

    expect([statusCode, body]).toEqual([status, '<p>Late</p>']);
    expect(headers).toMatchObject({ 'cache-control': cache, vary: 'accept-encoding', 'set-cookie': 'visitor=1' });
    expect(headers).toMatchObject({ 'x-release-set': 'a set', 'server-timing': 'page;desc="token-of-a set"' });
    expect(headers['retry-after']).toBe(again);
    expect(headers['content-security-policy']).toContain(`'nonce-${page.nonce}'`);
  },
);

test('a live page is compressed for who takes that, and says so', async () => {
  const { headers, rawPayload } = await live((_reply, answer) => answer.open(200, page).end('<p>Late</p>'), 'br');

  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>Late</p>');
});

test('where a page leads elsewhere no cache keeps that', async () => {
  const { statusCode, headers } = await live((_reply, answer) => answer.redirect(301, '/moved'));

  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/moved', 'no-store']);
});
