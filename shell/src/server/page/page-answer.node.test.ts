import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { rememberedPage } from '../remembered/remembered-page';
import { answerRemembered } from './page-answer';

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
