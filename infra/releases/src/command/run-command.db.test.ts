import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyPreviewToken } from '@shared-kit/domain/release/preview-token';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { writeBuild } from '../../test/a-build';
import { aContext } from '../../test/a-context';
import { promote } from '../registry/log/release-decisions';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { runCommand } from './run-command';

const emptied = emptiedDatabases();
let context: ReturnType<typeof aContext>;

beforeEach(async () => {
  context = aContext(await emptied());
  for (const [version, code] of [
    ['1.0.0', 'one'],
    ['1.1.0', 'two'],
  ] as const) {
    writeBuild(context.rootDir, { version, code });
    await run('publish');
  }
  await run('promote mfe-search 1.0.0');
});
afterEach(() => context.close());

async function run(line: string): Promise<string> {
  return (await runCommand(line.split(' '), context)).join('\n');
}

test('a release goes from a share of visitors to everybody and back', async () => {
  expect(await run('roll mfe-search 1.1.0 --weight 10%')).toContain('rolled 1.1.0 out to 10 % of all sites');
  expect(await run('explain northshore --remote mfe-search')).toContain('10 % of visitors get 1.1.0, the others 1.0.0');
  await run('promote mfe-search 1.1.0');
  expect(await run('explain northshore --remote mfe-search')).toContain(
    '=> 1.1.0, because it is stable; if it fails, 1.0.0',
  );
  await run('rollback mfe-search 1.1.0');
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.0.0, because it is stable');
});

test('of two people who take the same version back the second is told so, and nothing else is taken back', async () => {
  await run('promote mfe-search 1.1.0');
  writeBuild(context.rootDir, { version: '1.2.0', code: 'three' });
  await run('publish');
  await run('roll mfe-search 1.2.0 --weight 10%');
  await expect(run('rollback mfe-search')).rejects.toThrow('needs the VERSION that it takes back: now that is 1.2.0');

  expect(await run('rollback mfe-search 1.2.0')).toContain('took 1.2.0 back, to 1.1.0');
  await expect(run('rollback mfe-search 1.2.0')).rejects.toThrow(
    /take back now is 1\.1\.0, not 1\.2\.0: nothing was done\. Last: took 1\.2\.0 back, to 1\.1\.0 \(anna, /,
  );
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.1.0, because it is stable');
});

test('what automation took back is given to visitors only all the same, and the history says so', async () => {
  await run('roll mfe-search 1.1.0 --weight 10%');
  const taken = { from: '1.1.0', to: '1.0.0', judgement: 7 };
  await context.releaseLog.append('automation', 'mfe-search', () => ({ kind: 'rolledback', payload: taken }));
  for (const act of [
    'roll mfe-search 1.1.0 --weight 10%',
    'promote mfe-search 1.1.0',
    'pin mfe-search 1.1.0 --site northshore',
  ])
    await expect(run(act)).rejects.toThrow('Automation took 1.1.0 back, by judgement 7');

  await run('pin mfe-search 1.1.0 --site northshore --although-taken-back');
  await run('roll mfe-search 1.1.0 --weight 10% --although-taken-back');
  expect(await run('promote mfe-search 1.1.0 --although-taken-back')).toContain(
    'promoted 1.1.0, although automation took it back by judgement 7',
  );
  expect(await run('list mfe-search')).toContain('pinned northshore to 1.1.0, although automation took it back');
});

test('a release for some sites is for these alone', async () => {
  expect(await run('roll mfe-search 1.1.0 --weight 10% --sites northshore')).toContain('to 10 % of northshore');
});

test('a version that is out is given to nobody until it is let back', async () => {
  await run('block mfe-search 1.1.0');
  await expect(run('promote mfe-search 1.1.0')).rejects.toThrow('1.1.0 is blocked');
  await run('unblock mfe-search 1.1.0');
  expect(await run('promote mfe-search 1.1.0')).toContain('promoted 1.1.0');
});

test('one site can be held on a version', async () => {
  await run('pin mfe-search 1.1.0 --site northshore');
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.1.0, because the site is pinned to it');
  await run('unpin mfe-search --site northshore');
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.0.0, because it is stable');
});

test('the history tells who did what', async () => {
  expect(await run('list mfe-search')).toMatch(
    /history\n {4}published 1\.0\.0 \(anna, .* UTC\)\n {4}published 1\.1\.0 .*\n {4}promoted 1\.0\.0/,
  );
});

test('how a widget loads can be set, and let back to what its manifest says', async () => {
  const file = path.join(writeBuild(context.rootDir, { version: '1.2.0' }), 'manifest.json');
  const widget = { id: 'card', slot: 'home.sections', order: 0, load: 'block', reserve: 's', js: [], css: [] };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, widgets: [widget] }));
  await run('publish');
  await run('promote mfe-search 1.2.0');

  expect(await run('load mfe-search card lazy')).toContain('set card to load lazy');
  expect(await run('load mfe-search card default')).toContain('set card to load as its manifest says');
});

test('an explanation names who decided for that remote, not for another that has the same version', async () => {
  writeBuild(context.rootDir, { remote: 'mfe-vehicle', path: '/cars/:slug' });
  await run('publish mfe-vehicle');
  await context.releaseLog.append('ben', 'mfe-vehicle', promote('1.0.0'));

  expect(await run('explain northshore --remote mfe-search')).toContain('stable    1.0.0 (anna, ');
});

test('a preview link is signed for that site and version', async () => {
  const link = new URL(await run('preview mfe-search 1.1.0 --site northshore --days 2'));
  const claim = await verifyPreviewToken(link.searchParams.get('preview') ?? '', context.key.publicKey, Date.now());

  expect(link.origin).toBe('http://northshore.localhost:3000');
  expect(claim).toMatchObject({ remotes: { 'mfe-search': '1.1.0' }, site: 'northshore' });
  expect(claim?.exp).toBeLessThanOrEqual(Date.now() / 1000 + 2 * 86_400);
});

test('a version that a stored site does not fit is not released', async () => {
  context = {
    ...context,
    checkSites: ({ version }) => Promise.resolve([`northshore: mfe-search.perPage is wrong for ${version}`]),
  };

  for (const line of [
    'promote mfe-search 1.1.0',
    'roll mfe-search 1.1.0 --weight 1%',
    'pin mfe-search 1.1.0 --site northshore',
  ]) {
    await expect(run(line)).rejects.toThrow('northshore: mfe-search.perPage is wrong for 1.1.0');
  }
  expect(await run('explain northshore --remote mfe-search')).toContain('=> 1.0.0');
});

test.each([
  ['promote mfe-search 9.9.9', '9.9.9 was never published. Published: 1.0.0, 1.1.0'],
  ['promote mfe-serach 1.1.0', 'There is no remote "mfe-serach"'],
  ['promote mfe-search', 'promote needs a VERSION'],
  ['pin mfe-search 1.1.0 --site nowhere', 'There is no site "nowhere". Sites: northshore'],
  ['roll mfe-search 1.1.0 --weight 10% --sites northshore,nowhere', 'There is no site "nowhere"'],
  ['roll mfe-search 1.1.0 --weight 10% --sites ', '--sites is empty'],
  ['roll mfe-search 1.1.0 --weight 10% --sites ,', '--sites names no site'],
  ['roll mfe-search 1.1.0 --weight 10% --ring ', '--ring is empty'],
  ['promote mfe-search 1.1.0 --actor ', '--actor is empty'],
  ['roll mfe-search 1.1.0', 'roll needs --weight'],
  ['roll mfe-search 1.1.0 --weight lots', '"lots" is no weight'],
  ['preview mfe-search 1.1.0 --site northshore --days 8', 'up to 7 days'],
  ['preview mfe-search 1.1.0 --site northshore --days 0.000001', 'up to 7 days'],
  ['preview mfe-search 9.9.9 --site northshore', '9.9.9 was never published'],
  ['load mfe-search nothing sometimes', '"sometimes" is no load mode'],
  ['load mfe-search nothing lazy', 'has no widget "nothing"'],
  ['explain nowhere', 'There is no site "nowhere"'],
  ['release-it', 'There is no command "release-it"'],
  ['promote mfe-search 1.1.0 --force', "Unknown option '--force'"],
])('%s is refused in words', async (line, sentence) => {
  const before = await context.releaseLog.revision();

  await expect(run(line)).rejects.toThrow(sentence);
  expect(await context.releaseLog.revision()).toBe(before);
});

test('a damaged artifact is refused in words', async () => {
  writeFileSync(path.join(context.artifactsDir, 'mfe-search/1.1.0/remote.json'), '{"name": "mfe-se');
  await expect(run('promote mfe-search 1.1.0')).rejects.toThrow('The artifact of mfe-search 1.1.0 is damaged: ');
  await expect(run('promote mfe-search 1.1.0')).rejects.toBeInstanceOf(ReleaseRefusal);
});

test('a version that the gate refuses leaves no trace, until a person passes it on purpose and says why', async () => {
  writeBuild(context.rootDir, { remote: 'mfe-vehicle', path: '/search/:slug' });
  const before = await context.releaseLog.revision();

  await expect(run('publish mfe-vehicle')).rejects.toThrow('routes: /search/:slug is /search/:list of mfe-search');
  expect(await context.releaseLog.revision()).toBe(before);
  expect(readdirSync(path.join(context.artifactsDir, 'mfe-vehicle'))).toEqual([]);

  await expect(run('publish mfe-vehicle --despite routes')).rejects.toThrow('needs --reason');
  await expect(run('publish mfe-vehicle --despite files --reason hurry')).rejects.toThrow('Nobody may pass');
  expect(await run('publish mfe-vehicle --despite routes --reason moving')).toMatch(
    /mfe-vehicle 1\.0\.0 published .*\n {2}in spite of routes: \/search\/:slug is/,
  );
  expect(await run('list mfe-vehicle')).toContain(
    'published 1.0.0, despite 1 refusal of the gate routes ("moving") (anna',
  );
});

test('a version that a running shell could not run is refused, naming the shell and the package', async () => {
  const offer = { shared: { react: '18.3.1' }, slots: {}, hears: [], links: [] };
  context = { ...context, shells: () => Promise.resolve([{ shell: 'web-7/412', revision: 1, leftOut: [], offer }]) };
  writeBuild(context.rootDir, { version: '1.2.0' });

  await expect(run('publish mfe-search')).rejects.toThrow(
    'shared: it needs react ^19.3.0, but the shell web-7/412 provides 18.3.1',
  );
});

test('a version that takes away what another live one uses is refused, naming that one', async () => {
  writeBuild(context.rootDir, { remote: 'mfe-vehicle', path: '/cars/:slug', says: { links: ['/search/:list'] } });
  await run('publish mfe-vehicle');
  writeBuild(context.rootDir, { version: '1.2.0', path: '/results/:list' });
  // It is published, and given to nobody yet.
  expect(await run('publish mfe-search --reason none --despite contract')).toContain('1.2.0 published');
  await run('promote mfe-vehicle 1.0.0');
  writeBuild(context.rootDir, { version: '1.3.0', path: '/results/:list' });

  await expect(run('publish mfe-search')).rejects.toThrow(
    'contract: it has no page /search/:list any more, linked from mfe-vehicle 1.0.0',
  );
  expect(readdirSync(path.join(context.artifactsDir, 'mfe-search')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

test('a version that a stored site does not fit is refused when it is published', async () => {
  context = { ...context, checkSites: () => Promise.resolve(['northshore: remotes.mfe-search.per_page: too big']) };
  writeBuild(context.rootDir, { version: '1.2.0' });

  await expect(run('publish mfe-search')).rejects.toThrow(
    'configuration: northshore: remotes.mfe-search.per_page: too big',
  );
});

test('a build made elsewhere is published from its directory, under its own name only', async () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  writeBuild(elsewhere, { version: '1.2.0', code: 'three' });
  const from = path.join(elsewhere, 'mfe-search/dist');

  expect(await run(`publish mfe-search --from ${from}`)).toContain('mfe-search 1.2.0 published');
  await expect(run(`publish mfe-finance --from ${from}`)).rejects.toThrow('is mfe-search, not mfe-finance');
  await expect(run(`publish --from ${from}`)).rejects.toThrow('needs the REMOTE');
  rmSync(elsewhere, { recursive: true });
});
