import { publishedRemotes } from '../../testing/published-remotes';
import { startTestShell } from '../../testing/test-shell';
import type { TestShell } from '../../testing/test-shell';

const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts: remotes.artifacts });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const saying = (words: string) =>
  remotes.publish('mfe-search', {
    routes: [
      {
        ...{ id: 'results-page', path: '/search/:scope', title: 'Results', essentials: 'search' },
        ...{ gate: 'none', cache: 'public', layout: 'full', slots: [], css: [], js: [] },
      },
    ],
    modules: `{ 'results-page': async () => ({ Component: () => React.createElement('h1', null, '${words}') }) }`,
  });
const [canary, stable] = [saying('The canary'), saying('The stable one')];

function rollOut(weightBps: number): void {
  const snapshot = remotes.released({ 'mfe-search': [stable, canary] });
  const release = snapshot.remotes['mfe-search']!;
  release.rollouts = [{ id: 'r1', version: canary.version, weightBps, sites: [], ring: null }];
  shell.registry.current = snapshot;
}

/** A browser: what it is given it brings again. */
class Browser {
  #cookie = '';

  async sees(): Promise<'canary' | 'stable'> {
    const { headers, body } = await shell.get('/search/used-cars', this.#cookie ? { cookie: this.#cookie } : {});
    const given = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0] ?? '');
    if (given.length > 0) this.#cookie = given.join('; ');
    return body.includes('The canary') ? 'canary' : 'stable';
  }
}

test('a visitor is on one side of a rollout from page to page, and once in stays in while it grows', async () => {
  const visitors = Array.from({ length: 120 }, () => new Browser());
  const pages: Record<'canary' | 'stable', number>[] = [];
  const last = new Map<Browser, 'canary' | 'stable'>();
  let changedSides = 0;

  for (const [step, weightBps] of [1000, 1000, 1000, 5000, 5000, 10_000].entries()) {
    rollOut(weightBps);
    const isGrown = step > 0 && weightBps !== [1000, 1000, 1000, 5000, 5000, 10_000][step - 1];
    const seen = { canary: 0, stable: 0 };
    for (const visitor of visitors) {
      const side = await visitor.sees();
      const before = last.get(visitor);
      if (before === 'canary' && side === 'stable') changedSides += 1;
      if (before === 'stable' && side === 'canary' && !isGrown) changedSides += 1;
      last.set(visitor, side);
      seen[side] += 1;
    }
    pages.push(seen);
  }

  expect(changedSides).toBe(0);
  // Some, and not all, are in at the first step; everybody at the last.
  expect(pages[0]!.canary).toBeGreaterThan(0);
  expect(pages[0]!.stable).toBeGreaterThan(pages[0]!.canary);
  expect(pages[3]!.canary).toBeGreaterThan(pages[2]!.canary);
  expect(pages.at(-1)).toEqual({ canary: 120, stable: 0 });
});
