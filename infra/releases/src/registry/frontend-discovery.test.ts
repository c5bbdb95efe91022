import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import type { ReleaseState } from './log/fold-releases';
import { frontendDiscovery } from './frontend-discovery';

const state: ReleaseState = {
  stable: '1.1.0',
  previous: ['1.0.0', '0.9.0'],
  pins: { northshore: '1.0.0' },
  rollouts: [{ id: 'r1', version: '1.2.0', weightBps: 1050, sites: [], ring: null }],
  blocked: ['0.9.0'],
  loadOverrides: {},
  versions: [],
};
const entry = 'client/remoteEntry.js';
const manifestOf = (name: RemoteName, version: string) =>
  Promise.resolve(aManifest({ name, version, clientEntry: entry, files: { [entry]: `sha384-${version}` } }));
const discover = (change: Partial<ReleaseState> = {}, manifests = manifestOf) =>
  frontendDiscovery(new Map([['mfe-search', { ...state, ...change }]]), manifests);
const trafficOf = async (change: Partial<ReleaseState>) =>
  (await discover(change)).microFrontends['mfe-search']!.map(
    ({ metadata: { version }, deployment: { traffic, default: isDefault } }) => [version, traffic, isDefault],
  );

test('each version that somebody may get is listed with its entry, its share and the sites that are held on it', async () => {
  const { schema, microFrontends } = await discover();
  const [stable, canary, before] = microFrontends['mfe-search']!;

  expect(schema).toMatch(/v1-pre\.json$/);
  expect(microFrontends['mfe-search']).toHaveLength(3);
  expect(stable).toMatchObject({
    url: '/remotes/mfe-search/1.1.0/client/remoteEntry.js',
    metadata: { integrity: 'sha384-1.1.0', version: '1.1.0' },
    deployment: { traffic: 89.5, default: true },
  });
  expect(canary).toMatchObject({ metadata: { version: '1.2.0' }, deployment: { traffic: 10.5, default: false } });
  expect(before).toMatchObject({
    deployment: { traffic: 0, default: false },
    extras: { pinned_sites: ['northshore'] },
  });
});

test('a rollout for some sites names them, one that is blocked has no share', async () => {
  const some = await discover({ rollouts: [{ ...state.rollouts[0]!, sites: ['harbor'] }] });

  expect(some.microFrontends['mfe-search']![1]!.extras.rollout_sites).toEqual(['harbor']);
  expect(await trafficOf({ blocked: ['1.2.0'] })).toEqual([
    ['1.1.0', 100, true],
    ['1.0.0', 0, false],
    ['0.9.0', 0, false],
  ]);
});

test('a lost artifact is left out, and a remote that was never promoted', async () => {
  const lost = (name: RemoteName, version: string) =>
    version === '1.2.0' ? Promise.reject(new Error('not there')) : manifestOf(name, version);

  expect((await discover({}, lost)).microFrontends['mfe-search']!.map(({ metadata }) => metadata.version)).toEqual([
    '1.1.0',
    '1.0.0',
  ]);
  expect((await discover({ stable: null })).microFrontends).toEqual({});
});
