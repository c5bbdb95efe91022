import { mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import type { Header } from 'tar-stream';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { writeBuild } from '../../test/a-build';
import { aPublishingPlatform } from '../../test/publishing-platform';
import { artifactLimits } from '../gate/artifact-shape';
import type { Operator } from '../operator/access';
import { readRemoteBuild } from '../publish/remote-build';
import type { ReleaseLog } from '../registry/log/release-log';
import { contentDigest, packBuild } from './pack-build';
import { unpackUpload, UPLOAD_LIMIT_BYTES } from './unpack-upload';

let database: TestDatabase;
let platform: ReturnType<typeof aPublishingPlatform>;
let directory: string;
let releaseLog: ReleaseLog;
let operator: Operator;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(() => {
  platform = aPublishingPlatform(database);
  ({ directory, releaseLog, operator } = platform);
});
afterEach(() => platform.close());

const send: typeof platform.send = (...sent) => platform.send(...sent);
const packed = async (options?: Parameters<typeof writeBuild>[1]) =>
  packBuild(await readRemoteBuild(writeBuild(directory, options)));

/** A tar as somebody makes it who means harm. */
async function tarOf(...entries: [Partial<Header> & { name: string }, content?: string | Buffer][]): Promise<Buffer> {
  const tar = pack();
  const whole = buffer(tar);
  for (const [header, content = 'x'] of entries) tar.entry(header, content);
  tar.finalize();
  return whole;
}

/** What was uploaded is gone, and nothing was published. */
async function expectNothingKept(): Promise<void> {
  expect(await releaseLog.events()).toEqual([]);
  const left = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('mfe-'));
  expect(left.filter((name) => /artifacts\/|upload-|outside/.test(name))).toEqual([]);
}

test('a packed build is refused or published by what it holds, and the same build packs to the same bytes', async () => {
  expect((await packed()).equals(await packed())).toBe(true);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['leads out by dots', () => tarOf([{ name: 'client/../../outside.js' }]), 'leads out of the artifact'],
  ['leads out from the root', () => tarOf([{ name: '/outside.js' }]), 'leads out of the artifact'],
  [
    'leads out by backslashes',
    () => tarOf([{ name: String.raw`client\..\..\outside.js` }]),
    'leads out of the artifact',
  ],
  ['is a link', () => tarOf([{ name: 'client/a.js', type: 'symlink', linkname: '/etc/passwd' }, '']), 'is a link'],
  ['is a hard link', () => tarOf([{ name: 'client/a.js', type: 'link', linkname: '/etc/passwd' }, '']), 'is a link'],
  ['is a device', () => tarOf([{ name: 'client/a', type: 'character-device' }, '']), 'is a link or no file'],
  [
    'is beside the folders in dist',
    () => tarOf([{ name: 'manifest.json' }], [{ name: 'exposed-files.json' }]),
    'in none of the folders client and server. The tar has manifest.json',
  ],
  ['is there twice', () => tarOf([{ name: 'client/a.js' }], [{ name: 'client/A.js' }]), 'is there twice'],
  [
    'is too large',
    () => tarOf([{ name: 'client/a.js' }, Buffer.alloc(artifactLimits.fileBytes + 1)]),
    'is larger than 5 MB',
  ],
  [
    'is one of too many',
    () =>
      tarOf(
        ...Array.from({ length: artifactLimits.files + 3 }, (_, i): [{ name: string }] => [{ name: `client/${i}.js` }]),
      ),
    'one of more than 2000 files',
  ],
])('an upload with an entry that %s is refused, and nothing of it is kept', async (_what, make, words) => {
  const { status, told } = await send(await make());
  expect([status, told.detail]).toEqual([422, expect.stringContaining(words)]);
  expect(Object.keys(told.fieldErrors)).toEqual(['build']);
  await expectNothingKept();
});

test('an upload that was altered, cut off, is no tar or larger than any build is refused, and nothing of it is kept', async () => {
  const build = await packed();
  const altered = Buffer.from(build);
  altered.write('evil', altered.indexOf('module.exports'));
  const digest = contentDigest(build);
  expect((await send(altered, { digest })).told.detail).toContain('is not what was sent (Content-Digest)');
  expect((await send(build.subarray(0, 1000), { digest })).told.detail).toContain('no whole tar file');
  expect((await send(Buffer.alloc(2048, 'no tar at all'))).told.detail).toContain('no whole tar file');
  expect((await send(Buffer.alloc(30_000_000))).told.detail).toContain('larger than 29 MB');
  expect((await send(build, { digest: 'sha-256=:short:' })).told.fieldErrors).toHaveProperty('content-digest');
  expect((await send(build, { type: 'application/json' })).status).toBe(415);
  await expectNothingKept();
});

test('whoever does not say that they ask afterwards is refused: an early release.sh would take 202 for success', async () => {
  const body = await packed();
  const headers = { 'content-type': 'application/x-tar', 'content-digest': contentDigest(body) };
  const sent = { method: 'POST', url: '/api/releases/publish?remote=mfe-search', payload: body } as const;
  for (const prefer of [{}, { prefer: 'return=minimal' }]) {
    const answer = await platform.app.inject({ ...sent, headers: { ...headers, ...prefer } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('A release.sh that does not is of an earlier template');
  }
  await expectNothingKept();
});

test('who may not publish is refused before anything is unpacked', async () => {
  const build = await packed();
  operator.remotes = ['mfe-leads'];
  expect(await send(build)).toMatchObject({
    status: 403,
    told: { detail: 'The team of mfe-leads may not publish mfe-search.' },
  });
  operator.remotes = ['mfe-search'];
  expect(await send(build, { query: 'remote=mfe-search&despite=size&reason=hurry' })).toMatchObject({
    status: 403,
    told: { detail: 'The team of mfe-search may not publish in spite of a gate.' },
  });
  operator.remotes = ['mfe-search', 'mfe-leads'];
  expect((await send(build, { query: 'remote=mfe-leads' })).told.detail).toContain(
    'The build is mfe-search, not mfe-leads',
  );
  await expectNothingKept();
});

test('an upload of many files is cut off at its limit, before it is whole', async () => {
  const file = Buffer.alloc(artifactLimits.fileBytes);
  const most = Math.ceil(UPLOAD_LIMIT_BYTES / file.length);
  const body = await tarOf(
    ...Array.from({ length: most }, (_, i): [{ name: string }, Buffer] => [{ name: `client/${i}.js` }, file]),
  );
  const into = mkdtempSync(path.join(directory, 'unpacked-'));
  const chunks = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, i) =>
    body.subarray(i * 65_536, (i + 1) * 65_536),
  );

  await expect(unpackUpload(Readable.from(chunks), contentDigest(body), into)).rejects.toThrow(
    'The upload is larger than 29 MB',
  );
});

test('while two are sent a third is told to come again, and is taken once they are through', async () => {
  const body = await packed();
  const headers = {
    ...{ prefer: 'respond-async', 'content-type': 'application/x-tar' },
    'content-digest': contentDigest(body),
  };
  const url = '/api/releases/publish?remote=mfe-search';
  const open = [new PassThrough(), new PassThrough()];
  const sending = open.map((payload) =>
    platform.app.inject({ method: 'POST', url, headers, payload }).then(() => undefined),
  );

  expect(await send(body)).toMatchObject({ status: 429, told: { detail: 'Others are publishing: try again' } });
  for (const payload of open) payload.end();
  await Promise.all(sending);
  expect((await send(body)).status).toBe(202);
});
