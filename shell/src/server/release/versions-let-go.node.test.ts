import vm from 'node:vm';
import v8 from 'node:v8';
import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';
import { retainPlans } from '../page/page-plan';
import type { ArtifactSource } from './artifact-loader';
import { activeVersions } from './release-set';

const remotes = publishedRemotes();
/** What versions expose, each for as long as somebody else keeps it. */
const drawn = new Map<string, WeakRef<object>>();
const artifacts: ArtifactSource = {
  manifest: (version) => remotes.artifacts.manifest(version),
  async module(version, id) {
    const module = await remotes.artifacts.module(version, id);
    drawn.set(version.published.version, new WeakRef(module));
    return module;
  },
};
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

/** A widget with all that a remote hands over, as it is loaded, to what lives longer than it: an api, a listener, a context. */
const modules = `(() => {
  const { createRemoteApi } = require('@shared-kit/runtime/create-remote-api');
  const { bus } = require('@shared-kit/runtime/bus');
  const api = createRemoteApi('mfe-search').injectEndpoints({ endpoints: (build) => ({
    example: build.query({ query: () => 'example' }),
  }) });
  const Told = React.createContext('');
  const prefetch = ({ dispatch }) => dispatch(api.endpoints.example.initiate());
  function Component() {
    api.endpoints.example.useQuery();
    return React.createElement(Told, { value: 'told' }, React.createElement('p', null, 'Drawn'));
  }
  const module = { Component, apis: [api], prefetch };
  bus.on('session:changed', () => module);
  return { card: async () => module };
})()`;
const VERSIONS = 25;
/** The one that is released, and one that whoever worked last may hold. */
const MOST_KEPT = 2;
const LOOKS = 50;

test('nothing keeps a version that the registry no longer hands out, once its pages are drawn', async () => {
  const place = { id: 'card', slot: 'home.search-card', order: 0, load: 'block', reserve: 's' } as const;
  const widgets = [{ ...place, css: [], js: [] }];
  for (let count = 0; count < VERSIONS; count += 1) {
    const snapshot = remotes.released({ 'mfe-search': [remotes.publish('mfe-search', { widgets, modules })] });
    shell.registry.current = snapshot;
    remotes.artifacts.retain(activeVersions(snapshot));
    retainPlans(activeVersions(snapshot));
    expect((await shell.get('/')).body).toContain('Drawn');
  }

  expect(drawn.size).toBe(VERSIONS);
  expect(await keptAfterCleanup()).toBeLessThanOrEqual(MOST_KEPT);
});

/** Whoever asks the API holds what it asked for until its timers tick, within a second or so (undici): looked again until then. */
async function keptAfterCleanup(): Promise<number> {
  v8.setFlagsFromString('--expose-gc');
  const cleanUp = vm.runInNewContext('gc') as () => void;
  const kept = () => [...drawn.values()].filter((module) => module.deref() !== undefined).length;
  for (let looks = 0; looks < LOOKS && kept() > MOST_KEPT; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    cleanUp();
  }
  return kept();
}
