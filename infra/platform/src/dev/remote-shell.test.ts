import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild } from './remote-shell';

const folder = mkdtempSync(join(tmpdir(), 'served-build-'));
mkdirSync(join(folder, 'client'));
writeFileSync(join(folder, 'client/remoteEntry.js'), 'entry');
writeFileSync(join(folder, 'secret.js'), 'secret');
const app = serveBuild(join(folder, 'client'), 'https://dealer.example');
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('a build is handed to the pages of one shell, and kept by no browser', async () => {
  const { body, headers } = await app.inject('/remoteEntry.js');

  expect(body).toBe('entry');
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://dealer.example',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('a browser that asks whether it may come here from there is told so', async () => {
  const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: '/remoteEntry.js' });

  expect([statusCode, headers['access-control-allow-private-network']]).toEqual([204, 'true']);
});

test('nothing beside the build is handed out', async () => {
  expect((await app.inject('/..%2Fsecret.js')).statusCode).toBe(404);
});
