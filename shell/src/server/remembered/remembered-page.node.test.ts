import { createHash, randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rememberedPage } from './remembered-page';

const documentKey = '01a20848-4439-8d7b-9c15-ff474089750b';
const nonce = 'r6dYhAdUOqrBlRJmhKh1sg==';
const page = { nonce, isPrivate: false, releaseSetId: 'a set', isLasting: true };
const script = 'window.__PAGE__={"name":"Škoda \\u003c"};';
const document = (form: string) =>
  Buffer.from(
    `<!DOCTYPE html><html data-document-key="${documentKey}"><body><p>Škoda – 4×4</p>${form}` +
      `<script nonce="${nonce}" id="_R_">${script}</script><script type="application/ld+json">{"a":1}</script>` +
      `<script nonce="${nonce}" src="/a.js"></script></body></html>`,
  );
const field = `<input type="hidden" name="idempotency_key" value="${documentKey}"/>`;
const remembered = (html: Buffer) => rememberedPage({ html, page, documentKey });

test('each answer has a form key of its own, in each place of the page and in every encoding', async () => {
  const known = remembered(document(field + field));
  const keys = [randomUUID(), randomUUID()];
  const bodies = await Promise.all(
    keys.map(async (key) => [
      known?.html(() => key).toString(),
      brotliDecompressSync((await known?.body('br', () => key)) ?? '').toString(),
      gunzipSync((await known?.body('gzip', () => key)) ?? '').toString(),
    ]),
  );

  for (const [index, key] of keys.entries()) {
    const expected = document(field + field)
      .toString()
      .replaceAll(documentKey, key)
      .replaceAll(` nonce="${nonce}"`, '');
    expect(bodies[index]).toEqual([expected, expected, expected]);
  }
  expect(known?.etag).toBeNull();
});

test('a page without a form needs no key: it is the same for all, and has a tag that tells its contents', () => {
  const known = remembered(document(''));
  const html = known
    ?.html(() => {
      throw new Error('nobody needs a key');
    })
    .toString();

  expect(html).toContain('<html data-document-key="">');
  expect(known?.etag).toMatch(/^W\/"[\w-]{43}"$/);
  expect(remembered(document('<p>Another</p>'))?.etag).not.toBe(known?.etag);
});

test('has no nonce, and names the scripts that run in it by their hashes', () => {
  const known = remembered(document(field));

  expect(known?.html(randomUUID).toString()).not.toContain('nonce');
  expect(known?.scripts).toEqual([`'sha256-${createHash('sha256').update(script).digest('base64')}'`]);
});

test('a script that somebody got into the page is not among those that may run', () => {
  const known = remembered(document(`${field}<p><script>evil()</script></p>`));

  expect(known?.html(randomUUID).toString()).toContain('evil()');
  expect(known?.scripts).toHaveLength(1);
});

test.each([
  ['did not come to its end', document(field).subarray(0, -10)],
  ['has its key in a script', document(`<script nonce="${nonce}">send("${documentKey}")</script>`)],
])('a page that %s is no page for many', (_case, html) => {
  expect(remembered(html)).toBeNull();
});
