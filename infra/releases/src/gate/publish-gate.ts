import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { readSizeBudgets } from '@infra/build-kit/size-budgets';
import { sharedModules } from '@infra/build-kit/shared-modules';
import type { LiveShell } from '../registry/live-shells';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import { checkFiles } from './check-files';
import { settingsFaults } from './configuration';
import { offeringShells } from './contract/around';
import { contractFaults } from './contract/contract-faults';
import { passDespite, runChecks } from './gate';
import type { Candidate, Checks, Despite, Gate } from './gate';
import { manifestsBeside, readLiveManifests, stableOfLive, stableOf } from './live-manifests';
import type { LiveManifest } from './live-manifests';
import { routeCollisions } from './route-collisions';
import { sharedFaults } from './shared-ranges';
import type { SharingShell } from './shared-ranges';
import { signatureFaults } from './signature';
import { compressedSizes, sizeFaults } from './size-budget';

/** Whom the gate asks about the platform that a version is to run on. */
export type GateFacts = {
  artifactsDir: string;
  releaseLog: { events(): Promise<ReleaseEvent[]> };
  /** PEM of the key that the registry hands out; null when it cannot be asked. */
  registryKey(): Promise<string | null>;
  /** The shells that look at the registry; null when it cannot be asked. */
  shells(): Promise<readonly LiveShell[] | null>;
  /** What each stored site's configuration has against a manifest, beside what is stable now: empty when all of them fit. */
  checkSites(manifest: RemoteManifest, stable: readonly RemoteManifest[]): Promise<string[]>;
  /** What rendering its pages and widgets, beside what is stable now, says against a version. */
  tryRendering(candidate: Candidate, stable: readonly RemoteManifest[]): Promise<string[]>;
};

/** The shell that this checkout builds: whom a version is for while none is running. */
export const OWN_SHELL: SharingShell = { shell: 'of this checkout', shared: sharedModules };

/**
 * What `npm run release -- publish` holds a version against.
 *
 * @param despite what a person passes on purpose.
 */
export function publishGate(facts: GateFacts, despite: Despite | null): Gate {
  return async (candidate) => {
    const [events, shells] = await Promise.all([facts.releaseLog.events(), facts.shells()]);
    const live = await readLiveManifests(events, facts.artifactsDir);
    const refusals = await runChecks(candidate, checksOf(facts, live, shells ?? []));
    return passDespite(candidate.manifest, refusals, despite);
  };
}

function checksOf(facts: GateFacts, live: readonly LiveManifest[], shells: readonly LiveShell[]): Checks {
  const sharing = shells.flatMap(({ shell, offer }) => (offer ? [{ shell, shared: offer.shared }] : []));
  return {
    files: checkFiles,
    signature: async (candidate) => signatureFaults(candidate, await facts.registryKey()),
    routes: ({ manifest }) => routeCollisions(manifest, manifestsBeside(manifest, live)),
    shared: ({ manifest }) => sharedFaults(manifest, sharing.length > 0 ? sharing : [OWN_SHELL]),
    size: async ({ manifest, directory }) =>
      sizeFaults(manifest, await compressedSizes(directory, manifest), readSizeBudgets()),
    contract: ({ manifest }) =>
      contractFaults(manifest, {
        stable: stableOf(manifest, live),
        others: manifestsBeside(manifest, live),
        shells: offeringShells(shells),
      }),
    configuration: async ({ manifest }) => [
      ...settingsFaults(manifest),
      ...(await facts.checkSites(manifest, stableOfLive(live))),
    ],
    render: (candidate) => facts.tryRendering(candidate, stableOfLive(live)),
  };
}
