import type { ReleaseEvent } from '../registry/release-event.contract';
import { checkFiles } from './check-files';
import { passDespite, runChecks } from './gate';
import type { Checks, Despite, Gate } from './gate';
import { readLiveManifests } from './live-manifests';
import type { LiveManifest } from './live-manifests';
import { routeCollisions } from './route-collisions';
import { signatureFaults } from './signature';

/** Whom the gate asks about the platform that a version is to run on. */
export type GateFacts = {
  artifactsDir: string;
  releaseLog: { events(): Promise<ReleaseEvent[]> };
  /** PEM of the key that the registry hands out; null when it cannot be asked. */
  registryKey(): Promise<string | null>;
};

/**
 * What `npm run release -- publish` holds a version against.
 *
 * @param despite what a person passes on purpose.
 */
export function publishGate(facts: GateFacts, despite: Despite | null): Gate {
  return async (candidate) => {
    const live = await readLiveManifests(await facts.releaseLog.events(), facts.artifactsDir);
    return passDespite(candidate.manifest, await runChecks(candidate, checksOf(facts, live)), despite);
  };
}

function checksOf(facts: GateFacts, live: readonly LiveManifest[]): Checks {
  return {
    files: checkFiles,
    signature: async (candidate) => signatureFaults(candidate, await facts.registryKey()),
    routes: ({ manifest }) => routeCollisions(manifest, live.map((version) => version.manifest)),
  };
}
