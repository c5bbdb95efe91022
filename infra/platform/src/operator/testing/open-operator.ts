import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { PoolClient } from 'pg';
import pino from 'pino';
import type { OperatorRole } from '@shared-kit/domain/operator/may';
import { openPool } from '@infra/api/db/connect/open-pool';
import { loadSigningKey } from '@infra/releases/key/signing-key';
import { openEvidenceRepository } from '@infra/releases/evidence/evidence-repository';
import { openPlanLog } from '@infra/releases/plan/plan-log';
import { openPublicationLog } from '@infra/releases/upload/publication-log';
import type { PublicationLog } from '@infra/releases/upload/publication-log';
import { openReleaseLog } from '@infra/releases/registry/log/release-log';
import { openRingLog } from '@infra/releases/rings/ring-log';
import { asOperator } from '../../as-operator';
import { KeptMails } from '../../outbox/kept-mails';
import { createTestDatabase } from '../../postgres/testing/test-database';
import { testServer, withDatabase } from '../../postgres/testing/test-server';
import { SupervisedProcess } from '../../supervisor/supervised-process';
import { addAccount } from '../accounts/operator-accounts';
import { makeLink } from '../accounts/operator-links';
import { makeToken } from '../accounts/operator-tokens';
import { buildOperatorServer } from '../operator-server';

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

/** What programs of this machine show. */
export const MACHINE_KEY = 'the-key-of-this-machine';

/** What the platform signs and seals by. */
export const INSTANCE_SECRET = 'of the instance';
export const SHELLS_SECRET = 'of the shells';

/** What a hash costs is tested beside it (password-hash.test.ts). */
export const PASSWORD_COST = { N: 16, r: 8, p: 1 };

const SIGN_IN = {
  ...{ trustProxy: ['127.0.0.0/8'], secret: INSTANCE_SECRET, machineKey: MACHINE_KEY },
  origin: 'http://localhost:3001',
  passwordCost: PASSWORD_COST,
};

type Sent = { method?: Method; headers?: Record<string, string>; payload?: string | object; remoteAddress?: string };
type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE';

/** Where the server is told that it, the API and the registry are. */
type Places = { origin?: string; apiOrigin?: string; registryUrl?: string };

/** Of a team a remote; of dealer staff a group, which there is from then on. */
async function boundBy(client: PoolClient, role: OperatorRole): Promise<{ remotes: string[]; group: string | null }> {
  if (role !== 'dealer') return { remotes: role === 'team' ? ['mfe-search'] : [], group: null };
  await client.query(`insert into dealer_group (slug, name) values ('corella', 'Corella') on conflict do nothing`);
  return { remotes: [], group: 'corella' };
}

/** The operator's server as tests ask it: a database and folders of its own, one process that answers, a clock to move. */
export async function openOperator({ origin = SIGN_IN.origin, ...places }: Places = {}) {
  const database = await createTestDatabase();
  const owner = openPool({ connectionString: database.url });
  const { releases, publications, closeLogs, ...logs } = openLogs(database.url);
  const dir = makeFolders();
  const { answering, process } = await answeringProcess();
  const mails = new KeptMails(join(dir, 'outbox'));
  const lines: string[] = [];
  let nowMs = Date.parse('2026-11-23T06:00:00Z');
  const start = () =>
    buildOperatorServer({
      ...serverFacts(dir, publications),
      ...places,
      log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
      signIn: { ...SIGN_IN, origin, now: () => nowMs },
      processes: [process],
      ...{ owner, mails, releases, ...logs },
    });
  let app = start();
  const host = 'localhost:3001';
  /** Without a word on who it is. */
  const send = (url: string, { headers, ...rest }: Sent = {}) =>
    app.inject({ method: 'GET', url, ...rest, headers: { host, accept: 'text/html', ...headers } });
  /** From a page of this server, as a form does. */
  const post = (url: string, fields: Record<string, string> = {}, { headers, ...rest }: Sent = {}) =>
    send(url, {
      method: 'POST',
      payload: new URLSearchParams(fields).toString(),
      headers: { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ...rest,
    });
  const inAccounts = <T>(work: (client: PoolClient) => Promise<T>) => asOperator(owner, work);
  let accounts = 0;
  return {
    ...{ owner, mails, releases, send, post, inAccounts, url: database.url },
    /** What was logged. */
    lines,
    get app() {
      return app;
    },
    now: () => nowMs,
    pass: (minutes: number) => {
      nowMs += minutes * 60_000;
    },
    /** Bound by no policy and no trigger. */
    asAdministrator: (statement: string) => asAdministrator(database.url, statement),
    stopProcess: () => answering.close(),
    /** As a program of this machine. */
    get: (url: string, asked = host) =>
      app.inject({ url, headers: { host: asked, authorization: `Bearer ${MACHINE_KEY}` } }),
    status: async (url: string, cookie: string) => (await send(url, { headers: { cookie } })).statusCode,
    /** A new account and the cookie of who signed in by its link. */
    async signIn(role: OperatorRole = 'manager', name = `${role} ${(accounts += 1)}`, sites: string[] = []) {
      const by = { name: 'a test', id: null };
      const [account, token] = await inAccounts(async (client) => {
        const made = await addAccount(client, by, { name, role, ...(await boundBy(client, role)), sites });
        return [made, await makeLink(client, by, made.id, nowMs)] as const;
      });
      const answer = await post('/sign-in/link', { token });
      return { id: account.id, name, cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '' };
    },
    /** A token of a program. */
    makeToken: (role: 'viewer' | 'team' | 'manager', days = 30) =>
      inAccounts((client) =>
        makeToken(
          client,
          { name: 'a test', id: null },
          { name: `${role} ${(accounts += 1)}`, role, remotes: role === 'team' ? ['mfe-search'] : [], days },
          nowMs,
        ),
      ),
    /** Another process on the same database. */
    async restart() {
      await app.close();
      app = start();
    },
    async close() {
      answering.close();
      await app.close();
      await closeLogs();
      await owner.end();
      await database.drop();
    },
  };
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const { adminUrl } = await testServer();
  const client = new Client({ connectionString: withDatabase(adminUrl, new URL(url).pathname.slice(1)) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The logs that releases, rings, plans and evidence are kept in. */
function openLogs(url: string) {
  const [releases, rings] = [openReleaseLog(url), openRingLog(url)];
  const [plans, repository] = [openPlanLog(url), openEvidenceRepository(url)];
  const publications = openPublicationLog(url);
  return {
    ...{ releases, rings, publications, evidence: { plans, repository, secret: SHELLS_SECRET } },
    closeLogs: () => Promise.all([releases, rings, plans, repository, publications].map((log) => log.close())),
  };
}

/** What the server is told of a platform that is not there. */
function serverFacts(dir: string, publications: PublicationLog) {
  return {
    port: 3000,
    registryUrl: 'http://127.0.0.1:1/registry',
    apiOrigin: 'http://127.0.0.1:1',
    hosts: ['localhost', '127.0.0.1'],
    readReleaseKeys: () => ({ publicKey: 'a key' }),
    artifactsDir: join(dir, 'artifacts'),
    publishing: {
      ...{ key: () => loadSigningKey(dir), uploadsDir: dir, publications },
      tryRendering: () => Promise.resolve([]),
    },
    kitDirectory: join(dir, 'kit'),
    consoleDirectory: join(dir, 'console'),
    picturesDirectory: join(dir, 'pictures'),
  };
}

/** A process of the platform, whose answers come from a server of its own. */
async function answeringProcess() {
  const answer = '# TYPE up gauge\nup 1\n';
  const answering = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
  await once(answering, 'listening');
  const { port } = answering.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const process = new SupervisedProcess(
    { ...{ name: 'api', args: [], env: {} }, readyUrl: `${origin}/readyz`, metricsUrl: `${origin}/metrics` },
    () => undefined,
  );
  return { answering, process };
}

function makeFolders(): string {
  const dir = mkdtempSync(join(tmpdir(), 'operator-'));
  for (const folder of ['kit', 'pictures', 'console']) mkdirSync(join(dir, folder));
  writeFileSync(join(dir, 'pictures/manifest.json'), JSON.stringify(PICTURES));
  writeFileSync(join(dir, 'kit/index.html'), 'the kit');
  writeFileSync(join(dir, 'console/index.html'), '<div id="console"></div>');
  writeFileSync(join(dir, 'console/console.js'), 'its script');
  writeFileSync(join(dir, 'console/sign-in.js'), 'the script of the sign-in');
  writeFileSync(join(dir, 'secret.html'), 'not for anyone');
  return dir;
}
