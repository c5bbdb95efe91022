import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionComparisonSchema } from '@shared-kit/contracts/operator/release-comparison.contract';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { REMOTE, openTestDesk } from '../../../test/a-release-desk';
import { promote } from '../../registry/log/release-decisions';

const emptied = emptiedDatabases();
let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeEach(async () => {
  desk = await openTestDesk(await emptied());
});
afterEach(() => desk.close());

type Contract = Parameters<typeof aManifest>[0];

/** Writes a version's contract and code in the place of the one that the desk has. */
function write(remote: string, version: string, contract: Contract, code = ''): void {
  const dir = path.join(desk.options.artifactsDir, remote, version);
  mkdirSync(path.join(dir, 'client'), { recursive: true });
  const manifest = aManifest({ ...contract, name: remote as 'mfe-search', version });
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(manifest));
  writeFileSync(path.join(dir, 'client/remoteEntry.js'), code);
}

const page = (of: string) => ({ id: of.slice(1), path: of, title: of, js: [], css: [] });
const compare = (from: string, to: string) => desk.get(`/comparison?remote=${REMOTE}&from=${from}&to=${to}`);
const compared = async (from: string, to: string) => versionComparisonSchema.parse((await compare(from, to)).json());

test('what a version takes away that another remote uses is told by the gate, naming it; the rest is listed', async () => {
  write(REMOTE, '1.1.0', { routes: [page('/compare'), page('/offers')] }, 'x'.repeat(500));
  write(REMOTE, '1.2.0', { routes: [page('/offers'), page('/brands')], requires: { react: '^19.0.0' } });
  write('mfe-account', '2.0.0', { links: ['/compare'] });
  const payload = { version: '2.0.0', integrity: 'i', signature: 's' };
  await desk.releaseLog.append('a team', 'mfe-account', () => ({ kind: 'published', payload }));
  await desk.releaseLog.append('anna', 'mfe-account', promote('2.0.0'));

  expect(await compared('1.1.0', '1.2.0')).toMatchObject({
    breaks: ['it has no page /compare any more, linked from mfe-account 2.0.0'],
    contract: { added: ['the page /brands', 'the shared module react'], gone: ['the page /compare'], changed: [] },
  });
  expect(await compared('1.2.0', '1.1.0')).toMatchObject({ breaks: [], contract: { added: ['the page /compare'] } });
});

test('sizes are those that are sent, part by part', async () => {
  const random = Array.from({ length: 3000 }, (_, index) => ((index * 7919) % 251).toString(36)).join('');
  write(REMOTE, '1.1.0', { routes: [page('/offers')] }, 'one');
  write(REMOTE, '1.2.0', {}, random);
  const { parts, total } = await compared('1.1.0', '1.2.0');

  expect(total.to).toBeGreaterThan(total.from);
  expect(parts[0]).toEqual({ what: 'the entry client/remoteEntry.js', ...total });
  expect(parts.at(-1)).toEqual({ what: 'the page offers', from: 0, to: null });
});

test('a version without screenshots has those that were taken of it as the stable one', async () => {
  for (const version of ['1.1.0', '1.2.0']) write(REMOTE, version, {});
  await desk.releaseLog.append('a team', REMOTE, () => ({
    ...{ kind: 'published', payload: { version: '1.3.0', integrity: 'i', signature: 's' } },
  }));
  write(REMOTE, '1.3.0', {});
  const folder = path.join(desk.options.artifactsDir, REMOTE, '1.3.0/looks');
  mkdirSync(folder);
  const shots = [390, 768].map((width) => ({ width, file: `0-${width}.jpg`, stable: `0-${width}-stable.jpg` }));
  const pages = [{ site: 'harbor', path: '/offers', parts: ['the page offers'], shots }];
  writeFileSync(path.join(folder, 'looks.json'), JSON.stringify({ pages }));

  expect((await compared('1.1.0', '1.3.0')).looks).toEqual([
    {
      ...{ site: 'harbor', path: '/offers' },
      shots: [390, 768].map((width) => ({ width, from: `1.3.0/0-${width}-stable.jpg`, to: `1.3.0/0-${width}.jpg` })),
    },
  ]);
  const [look] = (await compared('1.2.0', '1.3.0')).looks;
  expect(look?.shots[0]).toEqual({ width: 390, from: null, to: '1.3.0/0-390.jpg' });
});

test.each([
  ['1.1.0', '9.9.9', 422, 'mfe-search 9.9.9 was never published'],
  ['../keys', '1.1.0', 400, 'a version, like 1.2.3'],
])('%s and %s are refused', async (from, to, status, words) => {
  const answer = await compare(encodeURIComponent(from), to);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)]);
});
