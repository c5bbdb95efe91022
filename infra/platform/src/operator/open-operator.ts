import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openPool } from '@infra/api/db/open-pool';
import { openReleaseLog } from '@infra/releases/registry/release-log';
import { openRingLog } from '@infra/releases/rings/ring-log';
import { KeptMails } from '../outbox/kept-mails';
import { createTestDatabase } from '../postgres/test-database';
import { SupervisedProcess } from '../supervisor/supervised-process';
import { buildOperatorServer } from './operator-server';

const picture = { kind: 'vehicle', body: 'hatch', colour: 'blue', width: 1600, height: 1067 };
/** What the pictures' manifest of these tests lists. */
export const PICTURES = {
  'hatch-blue-front34': { ...picture, view: 'front34', file: 'masters/hatch-blue-front34.avif' },
  'hatch-blue-side': { ...picture, view: 'side', file: 'masters/hatch-blue-side.avif' },
  'hatch-blue-side-nose': {
    ...picture,
    ...{ kind: 'crop', view: 'side-nose', width: 800, height: 534 },
    file: 'masters/hatch-blue-side.avif',
    crop: { left: 720, top: 277, width: 800, height: 534 },
  },
  'interior-hatch-dash': {
    ...picture,
    ...{ kind: 'interior', body: null, bodies: ['hatch'], colour: null, view: 'dash' },
    file: 'masters/interior-hatch-dash.avif',
  },
  'hatch-white-spin-00': { ...picture, kind: 'spin', colour: 'white', view: 'spin-00', file: 'spins/hatch-00.avif' },
};

/** The operator's server as tests ask it: a database and folders of its own, one process that answers, no API. */
export async function openOperator() {
  const database = await createTestDatabase();
  const owner = openPool({ connectionString: database.url });
  const releases = openReleaseLog(database.url);
  const rings = openRingLog(database.url);
  const dir = mkdtempSync(join(tmpdir(), 'operator-'));
  mkdirSync(join(dir, 'kit'));
  mkdirSync(join(dir, 'pictures'));
  writeFileSync(join(dir, 'pictures/manifest.json'), JSON.stringify(PICTURES));
  writeFileSync(join(dir, 'kit/index.html'), 'the kit');
  mkdirSync(join(dir, 'console'));
  writeFileSync(join(dir, 'console/index.html'), 'the console');
  writeFileSync(join(dir, 'console/console.js'), 'its script');
  writeFileSync(join(dir, 'secret.html'), 'not for anyone');
  const answering = createServer((_request, response) => response.end('# TYPE up gauge\nup 1\n')).listen(
    0,
    '127.0.0.1',
  );
  await once(answering, 'listening');
  const { port } = answering.address() as AddressInfo;
  const process = new SupervisedProcess(
    {
      name: 'api',
      args: [],
      env: {},
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      metricsUrl: `http://127.0.0.1:${port}/metrics`,
    },
    () => undefined,
  );
  const mails = new KeptMails(join(dir, 'outbox'));
  const app = buildOperatorServer({
    log: pino({ level: 'silent' }),
    port: 3000,
    registryUrl: 'http://127.0.0.1:1/registry',
    signIn: undefined,
    apiOrigin: `http://127.0.0.1:1`,
    hosts: ['localhost', '127.0.0.1'],
    processes: [process],
    owner,
    mails,
    releases,
    rings,
    readReleaseKeys: () => ({ publicKey: 'a key' }),
    artifactsDir: '/nowhere',
    kitDirectory: join(dir, 'kit'),
    consoleDirectory: join(dir, 'console'),
    picturesDirectory: join(dir, 'pictures'),
  });
  return {
    app,
    owner,
    mails,
    releases,
    stopProcess: () => answering.close(),
    get: (url: string, host = 'localhost:3001') => app.inject({ url, headers: { host } }),
    post: (url: string) => app.inject({ method: 'POST', url, headers: { host: 'localhost:3001' } }),
    async close() {
      answering.close();
      await app.close();
      await releases.close();
      await rings.close();
      await owner.end();
      await database.drop();
    },
  };
}
