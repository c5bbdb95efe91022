import type { ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

/** Pages of words and pictures alone: they ask for one small script, and what the browser alone draws elsewhere is there. */

const page = (path: string, more: Partial<ContentPage> = {}): ContentPage => ({
  ...{ path, title: path, description: '', body: 'Hello', form: '' as const, form_place: '' as const },
  ...more,
});
const PAGES = [
  page('/about', {
    blocks: [
      { kind: 'questions', heading: '', items: [{ question: 'Why?', answer: 'So.' }] },
      { kind: 'figures', heading: '' },
    ],
  }),
  page('/fleet', { form: 'fleet' }),
  page('/utes', { blocks: [{ kind: 'offers', heading: '', count: 2 }] }),
];
const remotes = publishedRemotes();
const HEADER = { id: 'header', slot: 'layout.header-account', order: 0, load: 'client', reserve: 's' } as const;
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts: remotes.artifacts, pages: PAGES });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

/** An account whose widget draws this. */
function release(draw: string) {
  const version = remotes.publish('mfe-account', {
    widgets: [{ ...HEADER, css: [], js: [] }],
    modules: `{ header: async () => ({ Component: () => ${draw} }) }`,
  });
  shell.registry.current = remotes.released({ 'mfe-account': [version] });
  shell.forget();
}
const SIGN_IN = `React.createElement('a', { href: '/sign-in' }, 'Sign in')`;
const DRAWN = '<div data-reserve="s"><a href="/sign-in">Sign in</a></div>';
beforeEach(() => release(SIGN_IN));

const body = async (path: string, headers: Record<string, string> = {}) => (await shell.get(path, headers)).body;
const scriptsOf = (html: string) => JSON.parse(/,start=(\[.*?\])/.exec(html)?.[1] ?? '[]') as string[];

test('a page of text asks for a small script, which is told where the whole page is', async () => {
  const html = await body('/about');
  const told = JSON.parse(/window\.__TEXT__=(.*?);\{const site=\[\]/.exec(html)?.[1] ?? '{}') as object;

  expect(scriptsOf(html)).toEqual(['/assets/text.1.js']);
  expect(told).toMatchObject({
    start: ['/assets/main.1.js'],
    siteFile: expect.stringMatching(/^\/site\/[0-9a-f]{16}\.json\?of=mfe-account@/),
    site: { slug: 'sunrise', flags: { ask_before_measuring: false } },
  });
  expect(html).toContain(DRAWN);
});

test.each(['/fleet', '/utes', '/'])('%s has what a remote draws, and asks for all of the page', async (path) => {
  const html = await body(path);

  expect(scriptsOf(html)).toEqual(['/assets/main.1.js']);
  expect(html).not.toContain('__TEXT__');
  expect(html).toContain('<div data-reserve="s"></div>');
});

test('whoever looks at a version beforehand gets all of the page', async () => {
  const { version } = shell.registry.current.remotes['mfe-account']!.versions[0]!;
  const html = await body('/about', { cookie: remotes.preview({ 'mfe-account': version }) });

  expect(scriptsOf(html)).toEqual(['/assets/main.1.js']);
});

test('a header that throws here leaves its place empty, and the page is there', async () => {
  release(`(() => { throw new Error('broken'); })()`);
  const html = await body('/about');

  expect(html).toContain('Hello');
  expect(html).toContain('<div data-reserve="s"></div>');
});
