import { releaseSnapshotSchema } from '@shared-kit/contracts/release/release.contract';
import { foldReleases, toSnapshot } from './fold-releases';
import type { ReleaseChange, ReleaseEvent } from './release-event.contract';

const published = (version: string): ReleaseChange => ({
  kind: 'published',
  payload: { version, integrity: `sha384-${version}`, signature: 's' },
});
const promoted = (version: string): ReleaseChange => ({ kind: 'promoted', payload: { version } });
const rolled = (version: string, weightBps: number): ReleaseChange => ({
  kind: 'rolled',
  payload: { version, weightBps, sites: [] },
});
const rolledBack = (from: string, to: string): ReleaseChange => ({ kind: 'rolledback', payload: { from, to } });

function fold(...changes: ReleaseChange[]) {
  const events = changes.map((change, index): ReleaseEvent => ({
    id: index + 1,
    at: new Date(0),
    actor: 'anna',
    remote: 'mfe-search',
    ...change,
  }));
  return foldReleases(events).get('mfe-search')!;
}

test('publishing alone changes nothing for visitors', () => {
  const states = foldReleases([{ id: 1, at: new Date(0), actor: 'anna', remote: 'mfe-search', ...published('1.0.0') }]);

  expect(toSnapshot(states, 1, { publicKey: 'pem' }).remotes).toEqual({});
});

test('a promotion keeps the versions before it, newest first, each once', () => {
  const state = fold(promoted('1.0.0'), promoted('1.1.0'), promoted('1.2.0'), promoted('1.1.0'));

  expect(state).toMatchObject({ stable: '1.1.0', previous: ['1.2.0', '1.0.0'] });
});

test('a rollback returns to the version before and forgets the bad one', () => {
  const state = fold(promoted('1.0.0'), promoted('1.1.0'), promoted('1.2.0'), rolledBack('1.2.0', '1.1.0'));

  expect(state).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'] });
});

test('nobody falls back to what a judgement took back, though a person promoted it since, until it is judged good', () => {
  const judged: ReleaseChange = { kind: 'rolledback', payload: { from: '1.2.0', to: '1.1.0', judgement: 4 } };
  const before = [promoted('1.0.0'), promoted('1.1.0'), rolled('1.2.0', 1000), judged];

  expect(fold(...before).takenBack).toEqual({ '1.2.0': 4 });
  expect(fold(...before, promoted('1.2.0'), promoted('1.3.0'))).toMatchObject({ previous: ['1.1.0', '1.0.0'] });
  const good: ReleaseChange = { kind: 'promoted', payload: { version: '1.2.0', judgement: 9 } };
  expect(fold(...before, good, promoted('1.3.0'))).toMatchObject({
    ...{ previous: ['1.2.0', '1.1.0', '1.0.0'], takenBack: {} },
  });
});

test('a rollback of a rollout ends it and leaves stable alone', () => {
  const state = fold(promoted('1.0.0'), promoted('1.1.0'), rolled('1.2.0', 1000), rolledBack('1.2.0', '1.1.0'));

  expect(state).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'], rollouts: [] });
});

test('a rollout keeps its id while its weight changes, and gets a new one for another version', () => {
  const first = fold(promoted('1.0.0'), rolled('1.1.0', 500)).rollouts[0]?.id;

  expect(fold(promoted('1.0.0'), rolled('1.1.0', 500), rolled('1.1.0', 5000)).rollouts[0]).toMatchObject({
    id: first,
    weightBps: 5000,
  });
  expect(fold(promoted('1.0.0'), rolled('1.1.0', 500), rolled('1.2.0', 500)).rollouts[0]?.id).not.toBe(first);
});

test('promoting the rolled version ends its rollout; promoting another lets it go on', () => {
  expect(fold(promoted('1.0.0'), rolled('1.2.0', 500), promoted('1.2.0')).rollouts).toEqual([]);
  expect(fold(promoted('1.0.0'), rolled('1.2.0', 500), promoted('1.0.1')).rollouts[0]?.version).toBe('1.2.0');
});

test('a ring has a rollout of its own beside the one of all sites, and loses it alone', () => {
  const onRing = (version: string, weightBps: number, ring: string): ReleaseChange => ({
    kind: 'rolled',
    payload: { version, weightBps, sites: ['harbor'], ring },
  });
  const begun = [
    promoted('1.0.0'),
    rolled('1.1.0', 500),
    onRing('1.2.0', 1000, 'pilot'),
    onRing('1.2.0', 100, 'second'),
  ];

  expect(fold(...begun, onRing('1.2.0', 5000, 'pilot')).rollouts).toEqual([
    { id: 'r2', ring: null, version: '1.1.0', weightBps: 500, sites: [] },
    { id: 'r3', ring: 'pilot', version: '1.2.0', weightBps: 5000, sites: ['harbor'] },
    { id: 'r4', ring: 'second', version: '1.2.0', weightBps: 100, sites: ['harbor'] },
  ]);
  const taken: ReleaseChange = { kind: 'rolledback', payload: { from: '1.2.0', to: '1.0.0', ring: 'pilot' } };
  expect(fold(...begun, taken).rollouts.map(({ id }) => id)).toEqual(['r2', 'r4']);
  expect(fold(...begun, rolledBack('1.2.0', '1.0.0')).rollouts.map(({ id }) => id)).toEqual(['r2']);
});

test('a snapshot of the time of one rollout is read as it was meant', () => {
  const old = { stable: '1.0.0', versions: [], rollout: { id: 'r7', version: '1.1.0', weightBps: 500 } };
  const { remotes } = releaseSnapshotSchema.parse({ revision: 1, publicKey: 'pem', remotes: { 'mfe-search': old } });

  expect(remotes['mfe-search']?.rollouts).toEqual([
    { id: 'r7', version: '1.1.0', weightBps: 500, sites: [], ring: null },
  ]);
});

test('pins, blocks and load overrides come and go', () => {
  const set: ReleaseChange[] = [
    { kind: 'pinned', payload: { version: '1.0.0', site: 'northshore' } },
    { kind: 'blocked', payload: { version: '0.9.0' } },
    { kind: 'load-overridden', payload: { widget: 'search-card', mode: 'block' } },
  ];
  const cleared: ReleaseChange[] = [
    { kind: 'unpinned', payload: { site: 'northshore' } },
    { kind: 'unblocked', payload: { version: '0.9.0' } },
    { kind: 'load-overridden', payload: { widget: 'search-card', mode: null } },
  ];

  expect(fold(...set)).toMatchObject({
    pins: { northshore: '1.0.0' },
    blocked: ['0.9.0'],
    loadOverrides: { 'search-card': 'block' },
  });
  expect(fold(...set, ...cleared)).toMatchObject({ pins: {}, blocked: [], loadOverrides: {} });
});

test('what ends for one site, version or widget goes on for the others', () => {
  const state = fold(
    { kind: 'pinned', payload: { version: '1.0.0', site: 'northshore' } },
    { kind: 'pinned', payload: { version: '1.1.0', site: 'southbank' } },
    { kind: 'unpinned', payload: { site: 'northshore' } },
    { kind: 'blocked', payload: { version: '0.8.0' } },
    { kind: 'blocked', payload: { version: '0.9.0' } },
    { kind: 'unblocked', payload: { version: '0.8.0' } },
    { kind: 'load-overridden', payload: { widget: 'search-card', mode: 'block' } },
    { kind: 'load-overridden', payload: { widget: 'facets', mode: 'lazy' } },
    { kind: 'load-overridden', payload: { widget: 'search-card', mode: null } },
  );

  expect([state.pins, state.blocked, state.loadOverrides]).toEqual([
    { southbank: '1.1.0' },
    ['0.9.0'],
    { facets: 'lazy' },
  ]);
});

test('a rollback that passes over a version forgets that one too', () => {
  const state = fold(promoted('1.0.0'), promoted('1.1.0'), promoted('1.2.0'), rolledBack('1.2.0', '1.0.0'));

  expect(state).toMatchObject({ stable: '1.0.0', previous: [] });
});

test('five good versions are kept', () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'];

  expect(fold(...versions.map(promoted)).previous).toEqual(['1.5.0', '1.4.0', '1.3.0', '1.2.0', '1.1.0']);
});

test('publishing a version again with a new key replaces its signature', () => {
  const again: ReleaseChange = {
    kind: 'published',
    payload: { version: '1.0.0', integrity: 'sha384-1.0.0', signature: 'new' },
  };

  expect(fold(published('1.0.0'), again).versions).toEqual([again.payload]);
});

test('the snapshot is what shells expect', () => {
  const states = foldReleases(
    [published('1.0.0'), promoted('1.0.0')].map((change, index): ReleaseEvent => ({
      id: index + 1,
      at: new Date(0),
      actor: 'anna',
      remote: 'mfe-search',
      ...change,
    })),
  );
  const snapshot = toSnapshot(states, 2, { publicKey: 'pem' });

  expect(releaseSnapshotSchema.parse(snapshot)).toEqual(snapshot);
  expect(snapshot.remotes['mfe-search']?.stable).toBe('1.0.0');
});

test('what was asked for on another state has to be asked for anew; a version that is published changes nothing', () => {
  const requested: ReleaseChange = {
    kind: 'requested',
    payload: { version: '1.1.0', act: 'promoted', weightBps: 10_000, sites: [], ring: null },
  };
  const asked = [promoted('1.0.0'), requested];

  expect(fold(...asked).request).toMatchObject({ version: '1.1.0', by: { name: 'anna' } });
  expect(fold(...asked, published('1.2.0')).request).toMatchObject({ version: '1.1.0' });
  for (const change of [
    { kind: 'blocked', payload: { version: '1.1.0' } } as const,
    ...[promoted('1.0.1'), rolled('1.2.0', 100), rolledBack('1.0.0', '0.9.0')],
  ])
    expect([change.kind, fold(...asked, change).request]).toEqual([change.kind, undefined]);
});
