import { aManifest } from '@shared-kit/testing/a-manifest';
import type { VersionOfRemote } from '../release/artifact-loader';
import { FailingVersions } from '../release/failing-versions';
import type { RemoteFault } from '../release/remote-fault';
import type { Resolved } from '../release/release-set';
import { awayFrom, blame, noteCulprits, remember, stepDown, without } from './failure-ladder';
import type { PagePlan } from './page-plan';

const plan = { matched: null, contentPath: null, isHome: true } as unknown as PagePlan;

function remote(name: Resolved['name'], ...versions: string[]): Resolved {
  return {
    name,
    ladder: versions.map((version) => ({
      version: { name, published: { version, integrity: '', signature: '' }, publicKey: '' },
      manifest: aManifest({ name, version }),
    })),
  };
}
const versionsOf = (resolved: readonly Resolved[]) =>
  resolved.map(({ name, ladder }) => [name, ...ladder.map(({ version }) => version.published.version)]);
const newestOf = ({ ladder }: Resolved) => ladder[0]?.version as VersionOfRemote;

/** What was thrown in the server code of a version. */
function thrownIn(place: string): Error {
  const error = new Error('a bug');
  error.stack = `Error: a bug\n    at render (/artifacts/${place}/server/page.cjs:1:1)`;
  return error;
}

function memory() {
  const reported: RemoteFault[] = [];
  return {
    failures: new FailingVersions(() => 0),
    reported,
    report: (fault: RemoteFault) => void reported.push(fault),
  };
}

test('who threw steps down, and none of the others', () => {
  const progress = {
    resolved: [remote('mfe-search', '2.0.0', '1.0.0'), remote('mfe-leads', '1.1.0', '1.0.0')],
    broken: new Set<string>(),
  };
  const { failures, report, reported } = memory();

  blame(thrownIn('mfe-leads/1.1.0'), progress, plan, { failures, report });

  expect(versionsOf(progress.resolved)).toEqual([
    ['mfe-search', '2.0.0', '1.0.0'],
    ['mfe-leads', '1.0.0'],
  ]);
  expect(progress.broken.size).toBe(0);
  expect(reported).toEqual([{ kind: 'render', remote: 'mfe-leads', version: '1.1.0' }]);
});

test.each([
  ['the last version of a remote', 'mfe-leads/1.0.0', ['mfe-leads']],
  ['nobody knows what', 'node_modules/react', ['*']],
  ['a remote that is no part of the page', 'mfe-finance/1.0.0', ['*']],
])('where %s threw, the page goes without what that means', (_what, place, broken) => {
  const progress = {
    resolved: [remote('mfe-search', '2.0.0', '1.0.0'), remote('mfe-leads', '1.0.0')],
    broken: new Set<string>(),
  };

  blame(thrownIn(place), progress, plan, memory());

  expect([...progress.broken]).toEqual(broken);
  expect(versionsOf(progress.resolved)).toEqual([
    ['mfe-search', '2.0.0', '1.0.0'],
    ['mfe-leads', '1.0.0'],
  ]);
});

test('a version that fails again and again is avoided on that page while there is one before it, until it works', () => {
  const [ladder, alone] = [remote('mfe-search', '2.0.0', '1.0.0'), remote('mfe-leads', '1.0.0')];
  const { failures, report } = memory();
  const progress = { resolved: [ladder, alone], broken: new Set<string>() };
  for (let time = 0; time < 3; time += 1)
    for (const place of ['mfe-search/2.0.0', 'mfe-leads/1.0.0'])
      noteCulprits(thrownIn(place), progress, plan, { failures, report });

  expect(awayFrom(plan, [ladder, alone], failures)).toEqual([newestOf(ladder)]);
  for (const other of [
    { ...plan, isHome: false, contentPath: '/about' },
    { ...plan, isHome: false },
  ])
    expect(awayFrom(other, [ladder, alone], failures)).toEqual([]);

  remember(failures, plan, progress);

  expect(awayFrom(plan, [ladder, alone], failures)).toEqual([]);
  expect(failures.isEmpty).toBe(true);
});

test('a page that went without any remote says nothing for those that fail on it', () => {
  const ladder = remote('mfe-search', '2.0.0', '1.0.0');
  const { failures, report } = memory();
  const progress = { resolved: [ladder], broken: new Set<string>() };
  for (let time = 0; time < 3; time += 1)
    noteCulprits(thrownIn('mfe-search/2.0.0'), progress, plan, { failures, report });

  remember(failures, plan, { ...progress, broken: new Set(['*']) });

  expect(awayFrom(plan, [ladder], failures)).toEqual([newestOf(ladder)]);
});

test('only those whose newest version failed step down', () => {
  const [search, leads] = [remote('mfe-search', '2.0.0', '1.0.0'), remote('mfe-leads', '1.1.0', '1.0.0')];

  expect(versionsOf(stepDown([search, leads], [newestOf(leads)]))).toEqual([
    ['mfe-search', '2.0.0', '1.0.0'],
    ['mfe-leads', '1.0.0'],
  ]);
  expect(versionsOf(stepDown([search, leads], [newestOf(search), newestOf(leads)]))).toEqual([
    ['mfe-search', '1.0.0'],
    ['mfe-leads', '1.0.0'],
  ]);
});

test('what breaks a page is left out of it: the page, its own parts, or all', () => {
  const matched = { remote: { name: 'mfe-search' } } as unknown as NonNullable<PagePlan['matched']>;
  const page = { Component: () => null };
  const modules = {
    page,
    widgets: new Map([
      ['mfe-leads/enquiry', page],
      ['mfe-search/quick', page],
    ]),
    stepDown: [],
  };
  const left = (...broken: string[]) => {
    const { page: own, widgets } = without(new Set(broken), { ...plan, matched }, modules);
    return [own === page, ...widgets.keys()];
  };

  expect(left()).toEqual([true, 'mfe-leads/enquiry', 'mfe-search/quick']);
  expect(left('mfe-leads')).toEqual([true, 'mfe-search/quick']);
  expect(left('mfe-search')).toEqual([false, 'mfe-leads/enquiry']);
  expect(left('*')).toEqual([false]);
});
