import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { vitals } from '@shared-kit/contracts/release/evidence.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { ComparisonAsked, VersionComparison } from '@shared-kit/contracts/operator/release-comparison.contract';
import { KEPT_DAYS } from '../../evidence/evidence-repository';
import type { EvidenceRepository } from '../../evidence/evidence-repository';
import { offeringShells } from '../../gate/contract/around';
import { contractFaults } from '../../gate/contract/contract-faults';
import { manifestsBeside, readLiveManifests } from '../../gate/live-manifests';
import { nothing, viewsOf } from '../../judgement/weigh';
import type { Side } from '../../judgement/weigh';
import { readArtifactManifest } from '../../publish/artifact-manifest';
import type { LiveShell } from '../../registry/live-shells';
import { historyOf } from '../../registry/log/fold-releases';
import type { ReleaseEvent } from '../../registry/log/release-event.contract';
import { readLooks } from '../read-looks';
import { shownVital } from '../shown-vital';
import { comparedLooks } from './compared-looks';
import { contractChanges } from './contract-changes';
import type { VersionParts } from './version-parts';

export type ComparisonSources = {
  events: readonly ReleaseEvent[];
  artifactsDir: string;
  shells: readonly LiveShell[];
  measure: (manifest: RemoteManifest) => Promise<VersionParts>;
  evidence: Pick<EvidenceRepository, 'versions'> | undefined;
  now: Date;
};

/**
 * Two published versions of a remote side by side.
 *
 * @throws {ReleaseRefusal} where the artifact of one is missing or damaged.
 */
export async function compareVersions(sources: ComparisonSources, asked: ComparisonAsked): Promise<VersionComparison> {
  const { events, artifactsDir, shells, measure } = sources;
  const { remote, from, to } = asked;
  const manifests = [from, to].map((version) => readArtifactManifest(artifactsDir, remote, version));
  const [before, after] = (await Promise.all(manifests)) as [RemoteManifest, RemoteManifest];
  const others = manifestsBeside(after, await readLiveManifests(events, artifactsDir));
  const [left, right] = await Promise.all([measure(before), measure(after)]);
  const looks = [from, to].map(async (version) => ({
    ...{ version, pages: (await readLooks(artifactsDir, { remote, version })).pages },
    stableThen: stableWhenPublished(events, remote, version),
  }));
  const [lookedBefore, lookedAfter] = await Promise.all(looks);
  return {
    ...{ from, to },
    breaks: contractFaults(after, { stable: before, others, shells: offeringShells(shells) }),
    contract: contractChanges(before, after),
    parts: comparedParts(left, right),
    total: { from: left.total, to: right.total },
    visits: await comparedVisits(sources, asked),
    looks: lookedBefore && lookedAfter ? comparedLooks(lookedBefore, lookedAfter) : [],
  };
}

/** What grew most first. */
function comparedParts(left: VersionParts, right: VersionParts): VersionComparison['parts'] {
  const names = new Set([...right.parts.keys(), ...left.parts.keys()]);
  const grown = ({ from, to }: { from: number | null; to: number | null }) => (to ?? 0) - (from ?? 0);
  return [...names]
    .map((what) => ({ what, from: left.parts.get(what) ?? null, to: right.parts.get(what) ?? null }))
    .toSorted((a, b) => grown(b) - grown(a));
}

async function comparedVisits(
  { evidence, now }: ComparisonSources,
  { remote, from, to }: ComparisonAsked,
): Promise<VersionComparison['visits']> {
  if (!evidence) return null;
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const sides = await evidence.versions({ remote, versions: [from, to], since });
  const [left, right] = [sides.get(from) ?? nothing(), sides.get(to) ?? nothing()];
  const both = <Value>(of: (side: Side) => Value) => ({ from: of(left), to: of(right) });
  return {
    days: KEPT_DAYS,
    views: both(viewsOf),
    reports: both(({ counts }) => counts.reports ?? 0),
    vitals: vitals.map((name) => ({
      name,
      ...both((side) => shownVital(side, name)),
    })),
  };
}

/** Which version everybody had when another one was published, of which it was photographed beside it. */
function stableWhenPublished(events: readonly ReleaseEvent[], remote: string, version: string): string | null {
  const own = events.filter((event) => event.remote === remote);
  const published = historyOf(own).find(({ event }) => event.kind === 'published' && event.payload.version === version);
  return published?.state.stable ?? null;
}
