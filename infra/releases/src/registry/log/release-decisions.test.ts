import type { ReleaseState } from './fold-releases';
import { block, overrideLoad, pin, promote, roll, rollBack, unblock, unpin } from './release-decisions';

const published = (...versions: string[]) => versions.map((version) => ({ version, integrity: 'i', signature: 's' }));

function aState(overrides: Partial<ReleaseState> = {}): ReleaseState {
  return {
    stable: '1.1.0',
    previous: ['1.0.0'],
    pins: {},
    rollouts: [],
    blocked: [],
    loadOverrides: {},
    versions: published('1.0.0', '1.1.0', '1.2.0'),
    ...overrides,
  };
}

test.each([
  ['rolled out', roll('9.9.9', 1000, [])],
  ['pinned', pin('9.9.9', 'northshore')],
  ['promoted', promote('9.9.9')],
  ['blocked', block('9.9.9')],
])('a version nobody published is not %s', (_case, decide) => {
  expect(() => decide(aState())).toThrow('9.9.9 was never published. Published: 1.0.0, 1.1.0, 1.2.0');
});

test.each([
  ['rolled out', roll('1.2.0', 1000, [])],
  ['pinned', pin('1.2.0', 'northshore')],
  ['promoted', promote('1.2.0')],
])('a blocked version is not %s', (_case, decide) => {
  expect(() => decide(aState({ blocked: ['1.2.0'] }))).toThrow('1.2.0 is blocked');
});

test.each([
  ['rolled out', (said?: object) => roll('1.2.0', 1000, [], undefined, said)],
  ['pinned', (said?: object) => pin('1.2.0', 'northshore', said)],
  ['promoted', (said?: object) => promote('1.2.0', said)],
])('what automation took back is %s only by who says that it is to be so all the same', (_case, decide) => {
  const state = aState({ takenBack: { '1.2.0': 4 } });
  for (const said of [undefined, {}, { althoughTakenBack: false }])
    expect(() => decide(said)(state)).toThrow('Automation took 1.2.0 back, by judgement 4, as it did harm');

  expect(decide({ althoughTakenBack: true })(state)).toMatchObject({ payload: { althoughTakenBack: 4 } });
  expect(decide({ althoughTakenBack: true })(aState())?.payload).not.toHaveProperty('althoughTakenBack');
});

test('a smaller share of what automation took back elsewhere needs no such word, a larger one or other sites do', () => {
  const rollout = { id: 'r1', version: '1.2.0', weightBps: 1000, sites: ['harbor'], ring: 'pilot' };
  const state = aState({ takenBack: { '1.2.0': 4 }, rollouts: [rollout] });

  expect(roll('1.2.0', 500, ['harbor'], 'pilot')(state)).toMatchObject({ payload: { weightBps: 500 } });
  expect(roll('1.2.0', 0, ['harbor'], 'pilot')(state)).toMatchObject({ payload: { weightBps: 0 } });
  for (const more of [
    roll('1.2.0', 2000, ['harbor'], 'pilot'),
    roll('1.2.0', 500, [], 'pilot'),
    roll('1.2.0', 500, ['harbor', 'coast'], 'pilot'),
    roll('1.2.0', 500, ['harbor'], 'queensland'),
  ])
    expect(() => more(state)).toThrow('Automation took 1.2.0 back');
});

test('rolling out what is stable already is refused', () => {
  expect(() => roll('1.1.0', 1000, [])(aState())).toThrow('everybody has it');
});

test('a rollout does not end another one silently', () => {
  const rollout = { id: 'r1', version: '1.0.0', weightBps: 1000, sites: [], ring: null };
  const other = roll('1.2.0', 500, []);

  expect(() => other(aState({ rollouts: [rollout] }))).toThrow(
    '1.0.0 is being rolled out to 10 %: promote it or roll it back first',
  );
  const named = roll('1.2.0', 500, ['harbor']);
  expect(() => named(aState({ rollouts: [{ ...rollout, sites: ['northshore'] }] }))).toThrow(
    'promote it or roll it back first, or make these sites a ring (ring set), which has a rollout of its own beside it',
  );
  expect(other(aState({ rollouts: [{ ...rollout, weightBps: 0 }] }))).toMatchObject({ kind: 'rolled' });
  expect(other(aState({ rollouts: [rollout], blocked: ['1.0.0'] }))).toMatchObject({ kind: 'rolled' });
  expect(roll('1.0.0', 2000, [])(aState({ rollouts: [rollout] }))).toMatchObject({ payload: { weightBps: 2000 } });
});

test('repeating a promotion, a pin or a block changes nothing', () => {
  expect(promote('1.1.0')(aState())).toBeNull();
  expect(pin('1.0.0', 'northshore')(aState({ pins: { northshore: '1.0.0' } }))).toBeNull();
  expect(block('1.0.0')(aState({ blocked: ['1.0.0'] }))).toBeNull();
});

test('a rollback ends a running rollout before it touches stable', () => {
  const rollout = { id: 'r1', version: '1.2.0', weightBps: 1000, sites: [], ring: null };

  expect(rollBack()(aState({ rollouts: [rollout] }))).toEqual({
    kind: 'rolledback',
    payload: { from: '1.2.0', to: '1.1.0' },
  });
  expect(rollBack()(aState())).toEqual({ kind: 'rolledback', payload: { from: '1.1.0', to: '1.0.0' } });
  expect(rollBack()(aState({ rollouts: [{ ...rollout, weightBps: 0 }] }))).toEqual({
    kind: 'rolledback',
    payload: { from: '1.1.0', to: '1.0.0' },
  });
});

test('a blocked version that still has a weight is no step to take back, as nobody gets it', () => {
  const rollout = { id: 'r1', version: '1.2.0', weightBps: 1000, sites: ['harbor'], ring: 'pilot' };
  const state = aState({ rollouts: [rollout], blocked: ['1.2.0'] });

  expect(rollBack()(state)).toMatchObject({ payload: { from: '1.1.0', to: '1.0.0' } });
  expect(rollBack('pilot')(state)).toMatchObject({ payload: { from: '1.2.0', to: '1.1.0', ring: 'pilot' } });
});

test('a rollback passes over blocked versions and says when nothing is left', () => {
  expect(rollBack()(aState({ previous: ['1.2.0', '1.0.0'], blocked: ['1.2.0'] }))).toMatchObject({
    payload: { to: '1.0.0' },
  });
  expect(() => rollBack()(aState({ previous: [] }))).toThrow('There is no good version before 1.1.0');
});

test('the only good version cannot be blocked', () => {
  expect(() => block('1.1.0')(aState({ previous: [] }))).toThrow('the only good version');
  expect(block('1.1.0')(aState())).not.toBeNull();
});

test('unpinning and unblocking what is not there is refused', () => {
  expect(() => unpin('northshore')(aState())).toThrow('northshore is not pinned');
  expect(() => unblock('1.0.0')(aState())).toThrow('1.0.0 is not blocked');
});

test.each([
  [
    'a rollout',
    roll('1.2.0', 1000, ['northshore']),
    'rolled',
    { version: '1.2.0', weightBps: 1000, sites: ['northshore'] },
  ],
  ['a pin', pin('1.0.0', 'northshore'), 'pinned', { version: '1.0.0', site: 'northshore' }],
  ['the end of a pin', unpin('southbank'), 'unpinned', { site: 'southbank' }],
  ['a promotion', promote('1.2.0'), 'promoted', { version: '1.2.0' }],
  ['a block', block('1.0.0'), 'blocked', { version: '1.0.0' }],
  ['the end of a block', unblock('0.9.0'), 'unblocked', { version: '0.9.0' }],
  ['a way to load', overrideLoad('search-card', 'lazy'), 'load-overridden', { widget: 'search-card', mode: 'lazy' }],
  ['the end of one', overrideLoad('facets', null), 'load-overridden', { widget: 'facets', mode: null }],
])('%s is recorded as it was asked for', (_case, decide, kind, payload) => {
  const state = aState({ pins: { southbank: '1.0.0' }, blocked: ['0.9.0'], loadOverrides: { facets: 'block' } });

  expect(decide(state)).toEqual({ kind, payload });
});

test('a widget that loads as asked for already is left alone', () => {
  expect(overrideLoad('facets', 'block')(aState({ loadOverrides: { facets: 'block' } }))).toBeNull();
  expect(overrideLoad('facets', null)(aState())).toBeNull();
});

test('before a first promotion there is nothing to roll away from, nor to take back', () => {
  expect(() => roll('1.0.0', 1000, [])(aState({ stable: null }))).toThrow(
    'There is no stable version to roll away from: promote 1.0.0 first',
  );
  expect(() => rollBack()(aState({ stable: null }))).toThrow('Nothing was promoted yet');
  expect(() => promote('1.0.0')(aState({ versions: [] }))).toThrow('Published: nothing');
});

test('with the only good version blocked already, others may be blocked too', () => {
  expect(block('1.2.0')(aState({ previous: [], blocked: ['1.1.0'] }))).not.toBeNull();
});
