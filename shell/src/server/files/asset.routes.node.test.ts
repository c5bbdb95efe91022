import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { aSite } from '@shared-kit/testing/a-site';
import fastify from 'fastify';
import type { ShellDependencies } from '../dependencies';
import { assetRoutes } from './asset.routes';
import { JoinedStyles } from '../page/head/joined-styles';
import { Sites } from '../site/sites';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'asset-routes-'));
const folders = { clientDir: path.join(dir, 'client'), artifactsDir: path.join(dir, 'artifacts') };
const app = fastify();
const POST = { title: 'A post', author: 'Kim Novak', summary: 'Short.', body: 'Text', related: [] };
const ofSunrise = { host: 'sunrise.example' };
/** Long and varied enough that the best compression is smaller than a quick one. */
const STYLES = Array.from({ length: 500 }, (_, at) => `.c${at * at}{top:${at}px}`).join('');
const aPage = (at: string) => ({
  path: at,
  title: at,
  description: '',
  body: 'Hello',
  form: '' as const,
  form_place: '' as const,
});

beforeAll(async () => {
  const files = {
    'client/main.1.js': 'start()',
    'client/main.1.css': STYLES,
    'client/fonts/inter-1.woff2': 'a font',
    'client/notes.txt': 'notes',
    'artifacts/mfe-a/1.0.0-rc.1+b7/client/page.js': 'render()',
    'artifacts/mfe-a/1.0.0-rc.1+b7/server/page.cjs': 'secret()',
    'client-old/main.1.js': 'secret()',
    'key.pem': 'secret',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  const sites = new Sites({
    current: {
      sites: [
        aSite({
          hosts: ['sunrise.example'],
          pages: ['/about', '/jobs'].map(aPage),
          posts: [
            { ...POST, slug: 'out', date: '2026-01-01T09:00:00+10:00' },
            { ...POST, slug: 'to-come', date: '2999-01-01T09:00:00+10:00' },
          ],
        }),
        aSite({ slug: 'harbor-cars', hosts: ['harbor.example'] }),
      ],
    },
  });
  await app.register(assetRoutes, {
    ...folders,
    sites,
    styles: new JoinedStyles(folders),
  } as unknown as ShellDependencies);
});
afterAll(async () => {
  await app.close();
  fs.rmSync(dir, { recursive: true });
});

test.each([
  ['/assets/main.1.js', 'start()'],
  ['/remotes/mfe-a/1.0.0-rc.1+b7/client/page.js', 'render()'],
])('%s is sent to keep for ever, compressed for who takes that', async (url, text) => {
  const plain = await app.inject({ url });
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

  expect(plain.body).toBe(text);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    // A page of another address of the site starts with them too.
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(text);
});

test.each([
  ['/assets/fonts/inter-1.woff2', 'font/woff2', 'a font'],
  ['/assets/notes.txt', 'application/octet-stream', 'notes'],
])('%s, which compresses no further or is none of ours, is sent as it is', async (url, type, text) => {
  const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });

  expect([headers['content-type'], headers['content-encoding'], body]).toEqual([type, undefined, text]);
});

test('the first visitor gets what is compressed at once, later ones the smallest there is', async () => {
  const sizeNow = async () =>
    (await app.inject({ url: '/assets/main.1.css', headers: { 'accept-encoding': 'br' } })).rawPayload.length;
  const first = await sizeNow();

  let later = first;
  while (later === first) {
    // Compressing ends in a turn of the loop that answers alone would never leave.
    await setImmediate();
    later = await sizeNow();
  }
  expect(later).toBeLessThan(first);
});

test('style sheets joined are sent as one, under the name of what they hold alone', async () => {
  const of = '/assets/main.1.css,/assets/main.1.css';
  const name = createHash('sha256').update(`${STYLES}\n${STYLES}`).digest('hex').slice(0, 16);
  const plain = await app.inject({ url: `/styles/${name}.css?of=${of}` });
  const small = await app.inject({ url: `/styles/${name}.css?of=${of}`, headers: { 'accept-encoding': 'br' } });

  expect(plain.body).toBe(`${STYLES}\n${STYLES}`);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect(await app.inject({ url: `/styles/0000000000000000.css?of=${of}` })).toMatchObject({
    statusCode: 404,
    headers: expect.objectContaining({ 'cache-control': 'no-store' }) as object,
  });
});

test.each([
  '/assets/none.js',
  '/assets/..%2fkey.pem',
  '/assets/..%2fclient-old%2fmain.1.js',
  '/remotes/mfe-a/1.0.0-rc.1+b7/client/..%2fserver%2fpage.cjs',
  '/remotes/mfe-a/1.0.0-rc.1+b7/client%2f..%2fserver/client/page.cjs',
  '/remotes/..%2f..%2fmfe-a/1.0.0-rc.1+b7/client/page.js',
  '/remotes/mfe-a/..%2f..%2f/client/key.pem',
  '/remotes/mfe-a/..%2f../client/main.1.js',
])('%s leads to no file, and that is not kept', async (url) => {
  const { statusCode, headers } = await app.inject({ url });

  expect(statusCode).toBe(404);
  expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
});

test('a theme is kept for ever by the name it has now, and by no name that it may have next', async () => {
  const cacheOf = async (file: string) => {
    const { statusCode, headers } = await app.inject({ url: `/theme/${file}`, headers: { host: 'sunrise.example' } });
    return [statusCode, headers['cache-control']];
  };

  const { slug, revision } = aSite();
  expect(await cacheOf(`${slug}-${revision}.css`)).toEqual([200, 'public, max-age=31536000, immutable']);
  // Who drew the page before may know it already, or is still to hear of it.
  for (const other of [`${slug}-${revision + 1}.css`, `${slug}-${revision}.css.x`, 'any.css'])
    expect(await cacheOf(other)).toEqual([200, 'no-store']);
});

test.each([
  ['/theme/any.css', 'text/css; charset=utf-8', 'no-store'],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ['/push-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/blog/feed.xml', 'application/rss+xml; charset=utf-8', 'public, max-age=300'],
])('%s of a host is that of its site, and nothing where no site is', async (url, type, cache) => {
  const { headers } = await app.inject({ url, headers: ofSunrise });

  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  expect((await app.inject({ url, headers: { host: 'nobody.example' } })).statusCode).toBe(421);
});

test('a feed has the posts that are out, with addresses of the host that was asked, and is none without any', async () => {
  const { body } = await app.inject({ url: '/blog/feed.xml', headers: ofSunrise });

  expect(body).toContain('<link>http://sunrise.example/blog/out</link>');
  expect(body).not.toContain('/blog/to-come');
  expect((await app.inject({ url: '/blog/feed.xml', headers: { host: 'harbor.example' } })).statusCode).toBe(404);
});

test('the text of the home page has its newest posts', async () => {
  const answer = await app.inject({ url: '/content.json?path=/', headers: ofSunrise });

  expect(answer.json()).toMatchObject({ posts: [{ slug: 'out' }] });
});

test('a file that is not there yet is asked for again', async () => {
  expect((await app.inject({ url: '/assets/none.js' })).headers['cache-control']).toBe('no-store');
});

test.each([
  ['/jobs', 'sunrise.example', 200, { title: '/jobs' }],
  ['/none', 'sunrise.example', 404, { code: 'not_found' }],
  ['/jobs', 'nobody.example', 404, { code: 'not_found' }],
])('the text of %s at %s is that of the page asked for, or none', async (at, host, status, body) => {
  const answer = await app.inject({ url: `/content.json?path=${at}`, headers: { host } });

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject(body);
});
