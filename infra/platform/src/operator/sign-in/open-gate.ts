import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openPool } from '@infra/api/db/open-pool';
import { openReleaseLog } from '@infra/releases/registry/release-log';
import { openRingLog } from '@infra/releases/rings/ring-log';
import { KeptMails } from '../../outbox/kept-mails';
import { buildOperatorServer } from '../operator-server';

export const PASSWORD = 'correct horse, battery';

type Sent = {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  payload?: string;
  remoteAddress?: string;
};

/** The operator's server with a password, for tests: its database answers to nobody, and its clock can be moved. */
export function openGate(password = PASSWORD) {
  const database = 'postgres://nobody@127.0.0.1:9/none';
  const owner = openPool({ connectionString: database });
  const releases = openReleaseLog(database);
  const rings = openRingLog(database);
  const lines: string[] = [];
  let nowMs = Date.parse('2026-11-23T06:00:00Z');
  const app = buildOperatorServer({
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    port: 3000,
    registryUrl: 'http://127.0.0.1:9/registry',
    apiOrigin: 'http://127.0.0.1:9',
    hosts: undefined,
    signIn: { password, trustProxy: ['127.0.0.0/8'], now: () => nowMs },
    processes: [],
    owner,
    mails: new KeptMails(join(tmpdir(), 'no-outbox')),
    releases,
    rings,
    readReleaseKeys: () => ({ publicKey: 'a key' }),
    artifactsDir: '/nowhere',
    kitDirectory: tmpdir(),
    consoleDirectory: tmpdir(),
    picturesDirectory: tmpdir(),
  });
  const send = (url: string, { method = 'GET', headers, ...rest }: Sent = {}) =>
    app.inject({ method, url, ...rest, headers: { host: 'localhost:3001', accept: 'text/html', ...headers } });
  const post = (url: string, fields: Record<string, string> = {}, { headers, ...rest }: Sent = {}) =>
    send(url, {
      method: 'POST',
      payload: new URLSearchParams(fields).toString(),
      headers: {
        ...{ origin: 'http://localhost:3001', 'content-type': 'application/x-www-form-urlencoded' },
        ...headers,
      },
      ...rest,
    });
  const signIn = async () => {
    const answer = await post('/sign-in', { password });
    return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  };
  return {
    app,
    send,
    post,
    signIn,
    /** What was logged. */
    lines,
    pass: (minutes: number) => {
      nowMs += minutes * 60_000;
    },
    status: async (url: string, cookie: string) => (await send(url, { headers: { cookie } })).statusCode,
    async close() {
      await app.close();
      await releases.close();
      await rings.close();
      await owner.end();
    },
  };
}
