import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { publicationsSchema } from '@shared-kit/contracts/operator/release-publish.contract';
import { writeBuild } from '../../test/a-build';
import { aPublishingPlatform } from '../../test/publishing-platform';
import { publicationsCommand } from '../command/release-reports';
import { readRemoteBuild } from '../publish/remote-build';
import { packBuild } from './pack-build';
import { readToken } from './platform-elsewhere';
import { openPublicationLog } from './publication-log';
import { askAgain, sendBuild } from './send-build';

let database: TestDatabase;
let platform: ReturnType<typeof aPublishingPlatform>;
/** What the gate says of the rendered version: it is at it until then. */
let rendered: PromiseWithResolvers<string[]>;
let rendering: PromiseWithResolvers<void>;
let lines: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  [rendered, rendering, lines] = [Promise.withResolvers(), Promise.withResolvers(), []];
  platform = aPublishingPlatform(database, {
    checkSites: () => Promise.resolve(['harbor: pages./: no such widget']),
    tryRendering: () => {
      rendering.resolve();
      return rendered.promise;
    },
  });
});
afterEach(async () => {
  rendered.resolve([]);
  await platform.close();
  await database.drop();
});

const waiting = (to: string) => ({ to, token: 't', lookMs: 5, say: (line: string) => void lines.push(line) });
const sending = (to: string, distDir = writeBuild(platform.directory)) => ({
  ...waiting(to),
  ...{ distDir, remote: 'mfe-search' as const, despite: [], reason: undefined },
});
const packed = async (version = '1.0.0') =>
  packBuild(await readRemoteBuild(writeBuild(platform.directory, { version })));

test('a build is sent, held against the gate while its sender asks, and recorded under the name of the token', async () => {
  platform.operator.role = 'manager';
  const to = await platform.listen();
  rendered.resolve([]);
  const distDir = writeBuild(platform.directory, { version: '2.0.0' });
  const passing = { ...sending(to, distDir), despite: ['configuration'], reason: 'the site follows' };

  expect(await sendBuild(passing)).toMatchObject({
    ...{ version: '2.0.0', isNew: true },
    despite: [{ gate: 'configuration', refusals: ['harbor: pages./: no such widget'] }],
  });
  expect(await sendBuild(passing)).toMatchObject({ isNew: false });
  writeBuild(platform.directory, { version: '2.0.0', code: 'other' });
  await expect(sendBuild(passing)).rejects.toThrow('2.0.0 was published with other bytes');

  expect(await platform.releaseLog.events()).toEqual([
    expect.objectContaining({ kind: 'published', actor: 'search builds', actorId: 'token:1' }),
  ]);
  expect(lines[0]).toMatch(/^mfe-search 2\.0\.0 waits for its turn \(publication [0-9a-f-]{36}\)$/);
  const artifact = path.join(platform.directory, 'artifacts/mfe-search/2.0.0');
  expect(readdirSync(artifact).toSorted()).toEqual(['client', 'remote.json', 'server']);
});

test('a refusal has every reason, and is known to whoever asks after it later; nothing else is kept', async () => {
  const { status, told, location } = await platform.send(await packed());
  expect([status, location]).toEqual([202, `/api/releases/publish/${told.id}`]);
  await rendering.promise;
  expect((await platform.ask(told.id)).told).toMatchObject({
    state: 'rendering',
    endedAt: null,
    sentBy: 'search builds',
  });
  const to = await platform.listen();
  const asked = askAgain(waiting(to), told.id);
  rendered.resolve(['the page results-page (/search/all of harbor) throws: TypeError']);

  await expect(asked).rejects.toThrow('no such widget');
  expect((await platform.ask(told.id)).told).toMatchObject({
    state: 'refused',
    detail: expect.stringContaining('mfe-search 1.0.0 was refused, and nothing of it is kept') as string,
    refusals: [
      { gate: 'configuration', sentence: 'harbor: pages./: no such widget' },
      { gate: 'render', sentence: 'the page results-page (/search/all of harbor) throws: TypeError' },
    ],
  });
  const left = readdirSync(platform.directory, { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => /upload-|artifacts.*1\.0\.0/.test(name))).toEqual([]);
  expect((await platform.ask('0d4b38b2-6f0b-4d0c-8d0e-1f2d3c4b5a69')).status).toBe(404);
  expect((await platform.ask('1; drop')).status).toBe(400);
});

test('builds that were sent are listed, the newest first, by the API and at the command, with every reason of a refusal', async () => {
  const list = async (query = '') =>
    publicationsSchema.parse((await platform.app.inject(`/api/releases/publications${query}`)).json());
  expect(await list()).toEqual({ publications: [], more: false });
  const ids: string[] = [];
  for (const version of ['1.0.0', '1.1.0']) {
    ids.unshift((await platform.send(await packed(version))).told.id);
  }
  expect((await list()).publications.map(({ id }) => id)).toEqual(ids);
  expect(await list('?limit=1')).toMatchObject({ publications: [{ id: ids[0], sentBy: 'search builds' }], more: true });
  expect((await list('?remote=mfe-leads')).publications).toEqual([]);
  expect((await platform.app.inject('/api/releases/publications?limit=0')).statusCode).toBe(400);

  const log = openPublicationLog(database.url);
  const refusals = [{ gate: 'render', sentence: 'the page results-page throws' }];
  await log.end(ids[1]!, 'refused', { detail: 'It was refused', refusals });
  await log.end(ids[0]!, 'failed', { detail: 'Something went wrong' });
  const lines = await publicationsCommand({ publications: log.list }, 'mfe-search');
  await log.close();
  expect(lines).toEqual([
    expect.stringMatching(/^mfe-search 1\.1\.0: failed \(search builds, .* UTC; publication .*\)$/),
    '  Something went wrong',
    expect.stringMatching(/^mfe-search 1\.0\.0: refused \(search builds, /),
    '  render: the page results-page throws',
  ]);
});

test('sent again while it is under way, as after a lost connection, it is the same publication', async () => {
  const body = await packed();
  const first = await platform.send(body);
  await rendering.promise;
  expect((await platform.send(body)).told.id).toBe(first.told.id);
  platform.operator.id = 'token:2';
  expect((await platform.send(body)).told.id).not.toBe(first.told.id);
});

test('a publication that a stop of the platform interrupted says so, also to who waits for it, and can be sent again', async () => {
  const to = await platform.listen();
  const sent = sendBuild(sending(to));
  const outcome = expect(sent).rejects.toThrow('The platform ended while it was at work on this: send it again');
  await rendering.promise;
  await platform.stop();
  while (!lines.some((line) => line.includes('does not answer'))) await new Promise((resolve) => setImmediate(resolve));
  const [, id = ''] = /publication (\S+)\)/.exec(lines[0] ?? '') ?? [];

  platform.start();
  await platform.listen(Number(new URL(to).port));
  await outcome;

  expect((await platform.ask(id)).told).toMatchObject({ state: 'interrupted', published: null });
  expect((await platform.send(await packed())).told.id).not.toBe(id);
});

test('what goes wrong beside a build is told as that', async () => {
  const broken = aPublishingPlatform(database, { shells: () => Promise.reject(new Error('no such socket')) });
  const { told } = await broken.send(await packed());
  const to = await broken.listen();

  await expect(askAgain(waiting(to), told.id)).rejects.toThrow('Something went wrong on the platform');
  expect((await broken.ask(told.id)).told).toMatchObject({ state: 'failed', refusals: [] });
  await broken.close();
});

test('a token goes nowhere in the clear, and is read from a file or the environment only', async () => {
  await expect(sendBuild(sending('http://operator.example'))).rejects.toThrow('--to needs https');
  await expect(sendBuild(sending('operator'))).rejects.toThrow('--to needs an address');
  expect(readToken(undefined, { OPERATOR_TOKEN: ' secret\n' })).toBe('secret');
  expect(() => readToken(undefined, {})).toThrow('publish --to needs a token');
  expect(() => readToken('/nowhere/token', {})).toThrow('cannot be read from /nowhere/token');
});
