import type { RemoteRelease } from '@shared-kit/contracts/release/release.contract';
import { releaseSetId, resolveRelease, rolloutBucket } from './resolve-release';

const published = (...versions: string[]) =>
  versions.map((version) => ({ version, integrity: `sha384-${version}`, signature: 's' }));

function aRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    stable: '1.1.0',
    previous: ['1.0.0'],
    pins: {},
    rollouts: [],
    blocked: [],
    loadOverrides: {},
    versions: published('1.0.0', '1.1.0', '1.2.0', '1.3.0'),
    ...overrides,
  };
}

const ask = (
  release: RemoteRelease,
  more: { site?: string; visitorId?: string; preview?: Parameters<typeof resolveRelease>[0]['preview'] } = {},
) => resolveRelease({ remote: 'mfe-search', release, site: 'northshore', visitorId: 'visitor-1', ...more });

const everyone = (version: string) => ({ id: 'r1', version, weightBps: 10_000, sites: [], ring: null });

test('gives stable when nothing else applies, with the good versions before it as fallbacks', () => {
  expect(ask(aRelease())).toEqual({ version: '1.1.0', reason: 'stable', fallbacks: ['1.0.0'] });
});

test('prefers preview to pin, pin to rollout, rollout to stable', () => {
  const preview = { remotes: { 'mfe-search': '1.0.0' } as const };
  const release = aRelease({ pins: { northshore: '1.3.0' }, rollouts: [everyone('1.2.0')] });

  expect(ask(release, { preview })).toMatchObject({ version: '1.0.0', reason: 'preview' });
  expect(ask(release)).toMatchObject({ version: '1.3.0', reason: 'pin' });
  expect(ask(release, { site: 'elsewhere' })).toMatchObject({ version: '1.2.0', reason: 'rollout' });
});

test('falls back from a rollout to stable first, then to what was good before it', () => {
  expect(ask(aRelease({ rollouts: [everyone('1.2.0')] }))?.fallbacks).toEqual(['1.1.0', '1.0.0']);
});

test('ignores a preview made for another site or another remote', () => {
  expect(ask(aRelease(), { preview: { remotes: { 'mfe-search': '1.3.0' }, site: 'elsewhere' } })?.reason).toBe(
    'stable',
  );
  expect(ask(aRelease(), { preview: { remotes: { 'mfe-leads': '1.3.0' } } })?.reason).toBe('stable');
});

test.each([
  ['preview', { blocked: ['1.3.0'] }, { preview: { remotes: { 'mfe-search': '1.3.0' } as const } }],
  ['pin', { blocked: ['1.3.0'], pins: { northshore: '1.3.0' } }, {}],
  ['rollout', { blocked: ['1.3.0'], rollouts: [everyone('1.3.0')] }, {}],
  ['preview of a version nobody published', {}, { preview: { remotes: { 'mfe-search': '9.9.9' } as const } }],
])('passes over a blocked %s', (_case, release, question) => {
  expect(ask(aRelease(release), question)).toMatchObject({ version: '1.1.0', reason: 'stable' });
});

test('lets the newest good version before it stand in when stable is blocked, and never falls back to a blocked one', () => {
  const release = aRelease({ stable: '1.3.0', previous: ['1.2.0', '1.1.0', '1.0.0'], blocked: ['1.3.0', '1.1.0'] });

  expect(ask(release)).toEqual({ version: '1.2.0', reason: 'previous', fallbacks: ['1.0.0'] });
});

test('gives nothing when every version is blocked', () => {
  expect(ask(aRelease({ previous: [], blocked: ['1.1.0'] }))).toBeNull();
});

test('keeps a rollout to the sites it names', () => {
  const release = aRelease({ rollouts: [{ ...everyone('1.2.0'), sites: ['elsewhere'] }] });

  expect(ask(release)?.reason).toBe('stable');
  expect(ask(release, { site: 'elsewhere' })?.reason).toBe('rollout');
});

const visitors = Array.from(
  { length: 20_000 },
  (_, n) => `7c9e6679-7425-40de-944b-${n.toString(16).padStart(12, '0')}`,
);

function inRollout(weightBps: number, id = 'r1') {
  const release = aRelease({ rollouts: [{ id, version: '1.2.0', weightBps, sites: [], ring: null }] });
  return new Set(visitors.filter((visitorId) => ask(release, { visitorId })?.version === '1.2.0'));
}

test('a weight of 10 % reaches 10 % of 20,000 visitors, give or take one', () => {
  const share = inRollout(1000).size / visitors.length;

  expect(share).toBeGreaterThan(0.09);
  expect(share).toBeLessThan(0.11);
});

test('a weight of nothing reaches nobody and a weight of everything everybody', () => {
  expect(inRollout(0).size).toBe(0);
  expect(inRollout(10_000).size).toBe(visitors.length);
});

test('a visitor stays in while the weight grows, and gets the same answer every time', () => {
  const [small, large] = [inRollout(500), inRollout(2500)];

  expect([...small].every((visitor) => large.has(visitor))).toBe(true);
  expect(inRollout(500)).toEqual(small);
});

test('a rollout that names a site decides there before one for all, the earliest of several; one at 0 % or blocked says nothing', () => {
  const some = (version: string, more = {}) => ({
    ...everyone(version),
    sites: ['northshore'],
    ring: 'pilot',
    ...more,
  });
  const rollouts = [everyone('1.0.0'), some('1.2.0'), some('1.3.0', { ring: 'second' })];

  expect(ask(aRelease({ rollouts }))?.version).toBe('1.2.0');
  expect(ask(aRelease({ rollouts }), { site: 'elsewhere' })?.version).toBe('1.0.0');
  expect(ask(aRelease({ rollouts, blocked: ['1.2.0'] }))?.version).toBe('1.3.0');
  expect(ask(aRelease({ rollouts: [everyone('1.0.0'), some('1.2.0', { weightBps: 0 })] }))?.version).toBe('1.0.0');
});

test('two rollouts do not pick the same visitors', () => {
  const [one, two] = [inRollout(1000, 'r1'), inRollout(1000, 'r2')];
  const both = [...one].filter((visitor) => two.has(visitor)).length;

  expect(both / visitors.length).toBeLessThan(0.02);
});

test('buckets by murmur3, so that any other implementation agrees', () => {
  // murmur3 x86 32-bit, seed 0, of "hello" is 0x248bfa47 (reference implementation).
  expect(rolloutBucket('hel', 'lo')).toBe(0x248bfa47 % 10_000);
});

test('names a set of versions the same whatever the order, and differently when one changes', () => {
  const id = releaseSetId({ 'mfe-search': '1.0.0', 'mfe-leads': '1.0.0' });

  expect(releaseSetId({ 'mfe-leads': '1.0.0', 'mfe-search': '1.0.0' })).toBe(id);
  expect(releaseSetId({ 'mfe-leads': '1.0.1', 'mfe-search': '1.0.0' })).not.toBe(id);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
});
