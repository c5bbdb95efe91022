import { jest } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import type { RemoteApi } from '@shared-kit/runtime/remote-module';
import type { ResolvedRemote } from '../../app/page-payload';
import { loadModule, registerVersions } from './load-module';

const asset = (href: string) => ({ href: `http://localhost${href}`, integrity: `sha384-${href}` });
let made = 0;

/** A remote in two versions, or in one; each test's own, since the federation forgets none. */
function aRemote({ previous = true } = {}): ResolvedRemote {
  made += 1;
  return {
    ...{ name: 'mfe-hello', version: '2.0.0', globalName: `mfe_hello_${made}`, entry: asset(`/hello${made}/2.0.0.js`) },
    previous: previous ? { version: '1.9.0', entry: asset(`/hello${made}/1.9.0.js`) } : null,
  } as unknown as ResolvedRemote;
}

/** Stands in for the network and the scripts that come by it: entries whose address has one of these words do. */
let arriving: string[] = [];
let asked: { path: string; integrity: string }[] = [];
const network = new MutationObserver((changes) => {
  for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(script instanceof HTMLScriptElement)) continue;
    const { pathname, search } = new URL(script.src);
    asked.push({ path: pathname.replace(/^\/hello\d+/, '') + search, integrity: script.integrity });
    const globalName = `mfe_hello_${/hello(\d+)/.exec(pathname)?.[1] ?? ''}`;
    const isThere = arriving.some((word) => (pathname + search).endsWith(word));
    if (isThere) Object.assign(globalThis, { [globalName]: containerOf(pathname) });
    script.dispatchEvent(new Event(isThere ? 'load' : 'error'));
  }
});
const containerOf = (from: string) => ({
  init: () => undefined,
  get: (id: string) =>
    Promise.resolve(() => ({ from, id, ...(id !== './shows-nothing' && { Component: () => null }) })),
});

beforeAll(() => network.observe(document, { childList: true, subtree: true }));
afterAll(() => network.disconnect());
beforeEach(() => {
  asked = [];
  // A page of its own: what is registered stays.
  init({ name: `shell-${made}`, remotes: [] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

type Hello = { from: string; id: string; Component: unknown; apis?: readonly RemoteApi[] };

test('a module comes from the version that the page was made with, held against its hash', async () => {
  arriving = ['2.0.0.js', '1.9.0.js'];
  const remote = aRemote();
  registerVersions([remote]);

  const module = await loadModule<Hello>(remote, 'page');

  expect(module).toMatchObject({ from: expect.stringContaining('2.0.0.js'), id: './page' });
  expect(asked).toEqual([{ path: '/2.0.0.js', integrity: remote.entry.integrity }]);
});

test('what does not arrive is asked for once more, then the version before is taken, for good', async () => {
  arriving = ['1.9.0.js'];
  const remote = aRemote();
  registerVersions([remote]);

  const page = await loadModule<Hello>(remote, 'page');
  const widget = await loadModule<Hello>(remote, 'widgets/teaser');

  expect([page.from, widget.from]).toEqual([expect.stringContaining('1.9.0.js'), expect.stringContaining('1.9.0.js')]);
  expect(asked.map(({ path }) => path)).toEqual(['/2.0.0.js', '/2.0.0.js?retry', '/1.9.0.js']);
});

test('a second try that works keeps the version', async () => {
  arriving = ['?retry', '1.9.0.js'];
  const remote = aRemote();
  registerVersions([remote]);

  expect((await loadModule<Hello>(remote, 'page')).from).toContain('2.0.0.js');
});

test('a module without a component is none', async () => {
  arriving = ['2.0.0.js'];
  const remote = aRemote();
  registerVersions([remote]);

  await expect(loadModule<Hello>(remote, 'shows-nothing')).rejects.toThrow('is empty');
});

test('with no step left the loading fails, and the caller hears so', async () => {
  arriving = [];
  const remote = aRemote({ previous: false });
  registerVersions([remote]);

  await expect(loadModule<Hello>(remote, 'page')).rejects.toThrow();
  expect(asked.map(({ path }) => path)).toEqual(['/2.0.0.js', '/2.0.0.js?retry']);
});
