import { checkFiles } from './check-files';
import { passDespite, runChecks } from './gate';
import type { Gate } from './gate';
import { readLiveManifests } from './live-manifests';
import { OWN_SHELL } from './publish-gate';
import type { GateFacts } from './publish-gate';
import { routeCollisions } from './route-collisions';
import { sharedFaults } from './shared-ranges';
import { signatureFaults } from './signature';

/**
 * What `npm start` holds the builds of the working tree against: that they are whole and that shells can run them. What
 * `npm run validate` and the tests hold in the tree itself is left to these.
 */
export function localGate({ artifactsDir, releaseLog }: Pick<GateFacts, 'artifactsDir' | 'releaseLog'>): Gate {
  return async (candidate) => {
    const live = await readLiveManifests(await releaseLog.events(), artifactsDir);
    const refusals = await runChecks(candidate, {
      files: checkFiles,
      signature: () => signatureFaults(candidate, null),
      shared: ({ manifest }) => sharedFaults(manifest, [OWN_SHELL]),
      routes: ({ manifest }) =>
        routeCollisions(
          manifest,
          live.map((version) => version.manifest),
        ),
    });
    return passDespite(candidate.manifest, refusals, null);
  };
}
