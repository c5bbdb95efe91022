import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { checkFiles } from './check-files';
import { contractFaults } from './contract/contract-faults';
import { passDespite, runChecks } from './gate';
import type { Gate } from './gate';
import { manifestsBeside, readLiveManifests, stableOf } from './live-manifests';
import { OWN_SHELL } from './publish-gate';
import type { GateFacts } from './publish-gate';
import { routeCollisions } from './route-collisions';
import { sharedFaults } from './shared-ranges';
import { signatureFaults } from './signature';

type LocalFacts = Pick<GateFacts, 'artifactsDir' | 'releaseLog'> & {
  /** The builds of the working tree: they become stable together. */
  tree: readonly RemoteManifest[];
  warn: (sentence: string) => void;
};

/**
 * What `npm start` holds the builds of the working tree against: whether they are whole and this checkout's shell can run
 * them; what they take from each other is only told. Sizes are held by `npm run validate`, the rest by the tests.
 */
export function localGate({ artifactsDir, releaseLog, tree, warn }: LocalFacts): Gate {
  return async (candidate) => {
    const { manifest } = candidate;
    const live = await readLiveManifests(await releaseLog.events(), artifactsDir);
    const isBuilt = (name: string) => tree.some((built) => built.name === name);
    const others = [
      ...manifestsBeside(manifest, live).filter(({ name }) => !isBuilt(name)),
      ...tree.filter(({ name }) => name !== manifest.name),
    ];
    const refusals = await runChecks(candidate, {
      files: checkFiles,
      signature: () => signatureFaults(candidate, null),
      routes: () => routeCollisions(manifest, others),
      shared: () => sharedFaults(manifest, [OWN_SHELL]),
    });
    const passed = passDespite(manifest, refusals, null);
    const around = { stable: stableOf(manifest, live), others, shells: [] };
    for (const sentence of contractFaults(manifest, around)) warn(`${manifest.name} ${manifest.version}: ${sentence}`);
    return passed;
  };
}
