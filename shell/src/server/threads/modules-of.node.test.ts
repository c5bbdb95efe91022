import type { RemoteRelease } from '@shared-kit/contracts/release/release.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import type { ArtifactSource, VersionOfRemote } from '../release/artifact-loader';
import { modulesOf } from './modules-of';

const versions = ['1.0.0', '1.1.0'].map((version) => ({ version, integrity: `of ${version}`, signature: 's' }));
const release: RemoteRelease = {
  ...{ stable: '1.1.0', previous: ['1.0.0'], pins: {}, rollouts: [], blocked: [], loadOverrides: {} },
  versions,
};
const current = { revision: 1, publicKey: 'pem', remotes: { 'mfe-search': release } };
const widget = { slot: 'vehicle.enquiry', js: [], css: [] };
const page = { title: 'Cars', js: [], css: [] };
const asked: VersionOfRemote[] = [];
/** Each version has a widget of its own. */
const artifacts: ArtifactSource = {
  manifest(version) {
    asked.push(version);
    const facts = { name: version.name, version: version.published.version };
    return Promise.resolve(
      aManifest({
        ...facts,
        routes: [
          { ...page, id: 'results', path: '/search' },
          { ...page, id: 'offers', module: 'results-page', path: '/special-offers' },
        ],
        widgets: [{ ...widget, id: `card-of-${facts.version.replaceAll('.', '-')}` }],
      }),
    );
  },
  module: () => Promise.reject(new Error('not asked for')),
};

test('a version exposes its pages, by the name of their module, and its widgets', async () => {
  const known = await modulesOf({ current }, artifacts)('mfe-search', '1.0.0');

  expect([...known]).toEqual(['results', 'results-page', 'card-of-1-0-0']);
  expect(asked).toEqual([{ name: 'mfe-search', published: versions[0], publicKey: 'pem' }]);
});

test.each([
  ['a version that is not handed out', current, 'mfe-search', '9.9.9'],
  ['a remote that is not there', current, 'mfe-leads', '1.0.0'],
  ['any, before the registry was heard', undefined, 'mfe-search', '1.0.0'],
])('of %s nothing is known, and no manifest is read', async (_what, snapshot, name, version) => {
  asked.length = 0;

  expect((await modulesOf({ current: snapshot }, artifacts)(name, version)).size).toBe(0);
  expect(asked).toEqual([]);
});
