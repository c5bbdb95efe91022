import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { describedRoutes } from './described-routes';
import { looksRoutes } from './looks.routes';

const artifactsDir = mkdtempSync(path.join(tmpdir(), 'looks-'));
const app = Fastify();
app.register(describedRoutes);
app.register(looksRoutes, { artifactsDir });
const looks = {
  pages: [
    {
      ...{ site: 'sunrise', path: '/finance', parts: ['the page finance'] },
      shots: [{ width: 390, file: '0-390.jpg', stable: '0-390-stable.jpg' }],
    },
  ],
};

beforeAll(() => {
  const place = path.join(artifactsDir, 'mfe-finance/1.2.0/looks');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'looks.json'), JSON.stringify(looks));
  writeFileSync(path.join(place, '0-390.jpg'), 'a picture');
  writeFileSync(path.join(artifactsDir, 'mfe-finance/1.2.0/remote.json'), '{}');
});
afterAll(async () => {
  await app.close();
  rmSync(artifactsDir, { recursive: true });
});

test('a version shows the screenshots that were taken of it, and one that has none shows none', async () => {
  expect((await app.inject('/mfe-finance/1.2.0')).json()).toEqual(looks);
  expect((await app.inject('/mfe-finance/1.1.0')).json()).toEqual({ pages: [] });

  const picture = await app.inject('/mfe-finance/1.2.0/0-390.jpg');
  expect([picture.headers['content-type'], picture.body]).toEqual(['image/jpeg', 'a picture']);
});

test.each([
  ['/mfe-finance/1.2.0/0-1440.jpg', 404],
  ['/mfe-finance/1.2.0/..%2Fremote.json', 400],
  ['/mfe-finance/..%2F..%2Fmfe-finance%2F1.2.0', 400],
  ['/keys/1.2.0', 400],
])('nothing else can be read there: %s', async (url, status) => {
  expect((await app.inject(url)).statusCode).toBe(status);
});
