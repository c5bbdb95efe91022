import type { RemoteRelease } from '@shared-kit/contracts/release/release.contract';
import { explainRelease } from './explain-release';
import type { ReleaseChange, ReleaseEvent } from './log/release-event.contract';

const release: RemoteRelease = {
  stable: '1.1.0',
  previous: ['1.0.0'],
  pins: { pinned: '1.0.0', stuck: '0.9.0' },
  rollouts: [{ id: 'r9', version: '1.2.0', weightBps: 1000, sites: ['northshore', 'southbank'], ring: null }],
  blocked: ['0.9.0'],
  loadOverrides: {},
  versions: ['0.9.0', '1.0.0', '1.1.0', '1.2.0'].map((version) => ({ version, integrity: 'i', signature: 's' })),
};

const changes: ReleaseChange[] = [
  { kind: 'promoted', payload: { version: '1.1.0' } },
  { kind: 'blocked', payload: { version: '0.9.0' } },
  { kind: 'rolled', payload: { version: '1.2.0', weightBps: 1000, sites: ['northshore', 'southbank'] } },
  { kind: 'pinned', payload: { version: '1.0.0', site: 'pinned' } },
];
const by = (actor: string, ...made: ReleaseChange[]) =>
  made.map((change, id): ReleaseEvent => ({
    id,
    at: new Date('2026-05-03T10:12:00Z'),
    actor,
    remote: 'mfe-search',
    ...change,
  }));
const events = by('anna', ...changes);

function explain(question: Partial<Parameters<typeof explainRelease>[0]> = {}) {
  return explainRelease({ remote: 'mfe-search', release, events, site: 'northshore', ...question }).join('\n');
}

test('says every step and who decided it, for a visitor outside the rollout', () => {
  expect(explain({ visitorId: 'v1' })).toBe(
    `mfe-search on northshore, visitor v1
  blocked   0.9.0 is out (anna, 2026-05-03 10:12 UTC)
  preview   none asked for; only a signed link brings one
  pin       none for this site
  rollout   1.2.0 for 10 % of northshore, southbank (anna, 2026-05-03 10:12 UTC); the visitor's place is 1349 of 10000, not below 1000, so no
  stable    1.1.0 (anna, 2026-05-03 10:12 UTC)
  => 1.1.0, because it is stable; if it fails, 1.0.0`,
  );
});

test('finds a visitor who is in', () => {
  const visitorId = Array.from({ length: 200 }, (_, n) => `v${n}`).find((id) =>
    explain({ visitorId: id }).includes('so yes'),
  );

  expect(explain({ visitorId })).toContain(
    '=> 1.2.0, because the visitor is in its rollout; if it fails, 1.1.0, then 1.0.0',
  );
});

test('speaks of shares when no visitor is named', () => {
  expect(explain()).toContain('=> 10 % of visitors get 1.2.0, the others 1.1.0');
});

test('says that a site is outside a rollout', () => {
  expect(explain({ site: 'elsewhere' })).toContain('not this site, so no');
  expect(explain({ site: 'elsewhere' })).toContain('=> 1.1.0, because it is stable');
});

test('says that a pin counts, and that a pin to a blocked version does not', () => {
  expect(explain({ site: 'pinned' })).toContain('=> 1.0.0, because the site is pinned to it; if it fails, 1.1.0');
  expect(explain({ site: 'stuck' })).toContain('0.9.0 (unknown), but it is blocked, so no');
});

test('says what a preview link does, and that it is for another site', () => {
  const preview = { remotes: { 'mfe-search': '1.2.0' }, site: 'northshore' } as const;

  expect(explain({ preview, visitorId: 'v1' })).toContain('=> 1.2.0, because the signed link asks for it');
  expect(explain({ preview, site: 'elsewhere' })).toContain('the link is for northshore, so no');
});

test('says that nothing is left when all is blocked', () => {
  expect(explain({ release: { ...release, rollouts: [], blocked: ['1.1.0', '1.0.0'] } })).toContain(
    '=> nothing: every version is blocked',
  );
});

test('names who decided each step, whatever others did since', () => {
  const since = by(
    'ben',
    { kind: 'published', payload: { version: '0.9.0', integrity: 'i', signature: 's' } },
    { kind: 'blocked', payload: { version: '0.8.0' } },
    { kind: 'blocked', payload: { version: '1.2.0' } },
    { kind: 'rolled', payload: { version: '1.3.0', weightBps: 1000, sites: [] } },
    { kind: 'rolledback', payload: { from: '1.3.0', to: '1.0.0' } },
    { kind: 'pinned', payload: { version: '1.1.0', site: 'elsewhere' } },
  );
  const blocked = ['0.9.0', '0.8.0', '1.2.0'];

  expect(explain({ site: 'pinned', events: [...events, ...since], release: { ...release, blocked } })).toBe(
    `mfe-search on pinned
  blocked   0.9.0 is out (anna, 2026-05-03 10:12 UTC), 0.8.0 is out (ben, 2026-05-03 10:12 UTC), 1.2.0 is out (ben, 2026-05-03 10:12 UTC)
  preview   none asked for; only a signed link brings one
  pin       1.0.0 (anna, 2026-05-03 10:12 UTC)
  rollout   1.2.0 for 10 % of northshore, southbank (anna, 2026-05-03 10:12 UTC), but it is blocked, so no
  stable    1.1.0 (anna, 2026-05-03 10:12 UTC)
  => 1.0.0, because the site is pinned to it; if it fails, 1.1.0`,
  );
});

test('names who took a version back to what is stable now', () => {
  const bad = by('anna', { kind: 'promoted', payload: { version: '1.3.0' } });
  const back = by('ben', { kind: 'rolledback', payload: { from: '1.3.0', to: '1.1.0' } });

  expect(explain({ events: [...events, ...bad, ...back] })).toContain('stable    1.1.0 (ben, ');
});

test('speaks of a rollout to all sites, and of one that everybody is in', () => {
  const everywhere = {
    ...release,
    blocked: [],
    rollouts: [{ id: 'r9', version: '1.2.0', weightBps: 10_000, sites: [], ring: null }],
  };

  expect(explain({ release: everywhere })).toContain('blocked   nothing\n');
  expect(explain({ release: everywhere })).toContain(
    'rollout   1.2.0 for 100 % of all sites (anna, 2026-05-03 10:12 UTC)\n',
  );
  expect(explain({ release: everywhere })).toContain('=> 1.2.0, because the visitor is in its rollout; if it fails');
  expect(explain({ release: everywhere, visitorId: 'v1' })).toContain('is 1349 of 10000, below 10000, so yes\n');
});

test('says that the others get nothing, and that nothing is left to step down to', () => {
  const alone = { ...release, previous: [], blocked: ['1.1.0'] };

  expect(explain({ release: alone })).toContain('=> 10 % of visitors get 1.2.0, the others nothing;');
  expect(explain({ release: { ...release, previous: [], rollouts: [] } })).toContain(
    '=> 1.1.0, because it is stable; if it fails, the slot falls back',
  );
});

test('says of a preview link what it asks for, that nobody published that, and that it asks for another remote', () => {
  const link = (version: string, remote = 'mfe-search') => ({ remotes: { [remote]: version }, site: 'northshore' });

  expect(explain({ preview: link('1.2.0') })).toContain('preview   the link asks for 1.2.0\n');
  expect(explain({ preview: link('9.9.9') })).toContain(
    'preview   the link asks for 9.9.9, but it was never published, so no\n',
  );
  expect(explain({ preview: link('1.2.0', 'mfe-leads') })).toContain('preview   none asked for');
});

test('names who made a version stable, and not who ended a rollout beside it since', () => {
  const rollout: ReleaseChange = { kind: 'rolled', payload: { version: '1.2.0', weightBps: 1000, sites: [] } };
  const ended: ReleaseChange = { kind: 'rolledback', payload: { from: '1.2.0', to: '1.1.0' } };
  const decided = [
    ...by('anna', { kind: 'promoted', payload: { version: '1.0.0' } }),
    ...by('mia', { kind: 'promoted', payload: { version: '1.1.0' } }),
    ...by('rosie', rollout, ended),
  ];
  expect(explain({ events: decided })).toContain('stable    1.1.0 (mia, ');

  const back: ReleaseChange = { kind: 'rolledback', payload: { from: '1.1.0', to: '1.0.0' } };
  const taken = [...decided, ...by('ben', back)];
  expect(explain({ events: taken, release: { ...release, stable: '1.0.0' } })).toContain('stable    1.0.0 (ben, ');
});
