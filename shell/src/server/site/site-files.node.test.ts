import type { ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import { brotliDecompressSync } from 'node:zlib';
import { unpack } from '../../app/packed/unpack';
import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

/** What the pages of a site say alike: a file, which is one site's and one set of versions' alone. */

// With a form: a page of text alone asks for that file only when it wakes.
const page = (path: string, more: Partial<ContentPage> = {}): ContentPage => ({
  ...{ path, title: path, description: '', body: 'Hello', form: 'fleet' as const, form_place: '' as const },
  ...more,
});
const remotes = publishedRemotes();
const [one, two] = [{ order: 1 }, { order: 2 }].map(({ order }) =>
  remotes.publish('mfe-search', {
    menus: [{ menu: 'footer', group: 'Stock', label: `No ${order}`, href: '/', order }],
  }),
);
let shell: TestShell;
beforeAll(async () => {
  const pages = [page('/hidden', { in_footer: false }), page('/about')];
  shell = await startTestShell({ artifacts: remotes.artifacts, pages });
});
beforeEach(() => {
  shell.registry.current = remotes.released({ 'mfe-search': [two!, one!] });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const scriptOf = (html: string) => /window\.__PAGE__=(.*);\{const site=(.*?),later=/.exec(html) ?? [];
/** What a page's own script says, and the address of the rest. */
async function pageAt(path: string, headers: Record<string, string> = {}) {
  const [, own = '', files = ''] = scriptOf((await shell.get(path, headers)).body);
  return { own: JSON.parse(own) as Record<string, unknown>, file: (JSON.parse(files) as string[])[0] };
}
const ask = (url: string | undefined, headers: Record<string, string> = {}) => shell.get(url ?? '/none', headers);

test('pages of a site have one file for what they say alike, to be kept for ever', async () => {
  const [home, about] = [await pageAt('/'), await pageAt('/about')];
  const answer = await ask(home.file);

  expect(home.file).toMatch(/^\/site\/[0-9a-f]{16}\.json\?of=mfe-search@1\.0\.2~1\.0\.1$/);
  expect(about.file).toBe(home.file);
  expect(Object.keys(home.own)).not.toEqual(expect.arrayContaining(['site']));
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(unpack(answer.json())).toMatchObject({
    site: { slug: 'sunrise', pages: [{ path: '/about' }] },
    menus: { footer: expect.arrayContaining([{ group: 'Stock', links: [{ label: 'No 2', href: '/' }] }]) },
    remotes: [{ name: 'mfe-search', version: '1.0.2', previous: { version: '1.0.1' } }],
  });
  const small = await ask(home.file, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(answer.body);
});

test('a page that the site’s list does not name brings itself along', async () => {
  const hidden = await pageAt('/hidden');

  expect(hidden.file).toBe((await pageAt('/')).file);
  expect(hidden.own['ownPage']).toMatchObject({ path: '/hidden' });
});

test('a version taken back has its own file, and pages under way still get theirs', async () => {
  const { file } = await pageAt('/');
  shell.registry.current = remotes.released({ 'mfe-search': [one!] });
  shell.registry.current.remotes['mfe-search']!.versions.push(two!);
  const back = await pageAt('/');

  expect(back.file).toMatch(/\?of=mfe-search@1\.0\.1$/);
  expect((await ask(back.file)).json()).toMatchObject({ remotes: [{ version: '1.0.1', previous: null }] });
  expect((await ask(file)).json()).toMatchObject({ remotes: [{ version: '1.0.2' }] });
});

test('the host of another site answers with that site, and nobody keeps it under this name', async () => {
  const { file } = await pageAt('/');
  const elsewhere = await ask(file, { host: 'harbor.example' });

  expect(elsewhere.json()).toMatchObject({ site: { slug: 'harbor' } });
  expect(elsewhere.headers['cache-control']).toBe('no-store');
  expect((await ask(file, { host: 'nobody.example' })).statusCode).toBe(421);
});

test.each(['mfe-search@9.9.9', 'mfe-search@1.0.2~9.9.9', 'mfe-nobody@1.0.0', 'constructor@1.0.0', '../x@1', ','])(
  'there is none of %s',
  async (of) => {
    const { statusCode, headers } = await ask(`/site/0123456789abcdef.json?of=${encodeURIComponent(of)}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test('who chose a version beforehand has all of it in the page', async () => {
  const previewed = await pageAt('/', { cookie: remotes.preview({ 'mfe-search': '1.0.1' }) });

  expect(previewed.file).toBeUndefined();
  expect(previewed.own).toMatchObject({ site: { slug: 'sunrise' }, remotes: [{ version: '1.0.1' }] });
});
