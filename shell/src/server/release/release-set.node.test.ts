import type { RemoteRelease } from '@shared-kit/contracts/release/release.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { pino } from 'pino';
import type { ArtifactSource } from './artifact-loader';
import { activeVersions, chooseReleases, loadReleaseSet } from './release-set';

const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];
const release: RemoteRelease = {
  ...{ stable: '1.4.0', previous: ['1.3.0', '1.2.0', '1.1.0', '1.0.0'], pins: {}, rollouts: [], blocked: [] },
  loadOverrides: { enquiry: 'lazy' },
  versions: versions.map((version) => ({ version, integrity: 'i', signature: 's' })),
};
const snapshotOf = (remotes: Partial<Record<'mfe-leads' | 'mfe-search', RemoteRelease>>) => ({
  ...{ revision: 1, publicKey: 'pem', remotes },
});
const choose = (of: RemoteRelease) =>
  chooseReleases({ snapshot: snapshotOf({ 'mfe-leads': of }), site: 'sunrise', visitorId: '', preview: null });

const widget = (id: string) => ({
  ...{ id, slot: 'vehicle.enquiry' as const, order: 0, load: 'block' as const, reserve: 's' as const, css: [], js: [] },
});

/** Remotes whose newest version cannot be trusted where `altered` says so. */
function artifacts(altered: string): ArtifactSource {
  return {
    manifest: ({ name, published: { version } }) =>
      version === altered
        ? Promise.reject(new Error('altered'))
        : Promise.resolve(aManifest({ name, version, widgets: [widget('enquiry'), widget('contact')] })),
    module: () => Promise.reject(new Error('not asked for')),
  };
}
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => logged.push(line) });

test('three steps of a ladder are prepared, and a remote without a good version is no part of a page', () => {
  expect(choose(release)[0]?.versions.map((step) => step?.published.version)).toEqual(['1.4.0', '1.3.0', '1.2.0']);
  expect(choose({ ...release, blocked: versions })).toEqual([]);
});

test('the registry says how a widget loads where it says anything of it', async () => {
  const loads = async (loadOverrides: RemoteRelease['loadOverrides']) => {
    const { resolved } = await loadReleaseSet(choose({ ...release, loadOverrides }), artifacts(''), log);
    return resolved[0]?.ladder[0]?.manifest.widgets.map(({ id, load }) => [id, load]);
  };

  expect(await loads({ enquiry: 'lazy' })).toEqual([
    ['enquiry', 'lazy'],
    ['contact', 'block'],
  ]);
  expect(await loads({})).toEqual([
    ['enquiry', 'block'],
    ['contact', 'block'],
  ]);
});

test('a manifest that cannot be used is told with its remote and version, and the version before takes its place', async () => {
  const { resolved, isIncomplete } = await loadReleaseSet(choose(release), artifacts('1.4.0'), log);

  expect(isIncomplete).toBe(true);
  expect(resolved[0]?.ladder.map(({ manifest }) => manifest.version)).toEqual(['1.3.0', '1.2.0']);
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    { remote: 'mfe-leads', version: '1.4.0', msg: 'A manifest cannot be used', err: { message: 'altered' } },
  ]);
});

test('what may still be handed out is every version that is not blocked', () => {
  const search = { ...release, versions: release.versions.slice(0, 2) };

  expect(activeVersions(snapshotOf({ 'mfe-leads': { ...search, blocked: ['1.0.0'] }, 'mfe-search': search }))).toEqual(
    new Set(['mfe-leads@1.1.0', 'mfe-search@1.0.0', 'mfe-search@1.1.0']),
  );
});
