import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { aSite } from '@shared-kit/testing/a-site';
import fastify from 'fastify';
import type { ShellDependencies } from '../dependencies';
import { assetRoutes } from './asset.routes';
import { JoinedStyles } from '../page/render/joined-styles';
import { Sites } from '../site/sites';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'asset-routes-'));
const folders = { clientDir: path.join(dir, 'client'), artifactsDir: path.join(dir, 'artifacts') };
const app = fastify();
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
    current: { sites: [aSite({ hosts: ['sunrise.example'], pages: ['/about', '/jobs'].map(aPage) })] },
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
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(text);
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
