import type { Db } from '@infra/api/db/db';
import { compareStoredSites } from '@infra/api/modules/site/tools.service';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';

/**
 * What stored sites have against a candidate version: their part of its configuration, pages of theirs that it would take
 * over, and links and buttons of theirs that would lead nowhere any more. One line per wrong value, naming the site and the
 * field; what is wrong without the candidate is not its fault.
 *
 * @param stable what everybody has now of the other remotes, and of the same one.
 */
export async function siteComplaints(
  ownerDb: Db,
  candidate: RemoteManifest,
  stable: readonly RemoteManifest[],
): Promise<string[]> {
  const isReplaced = stable.some(({ name }) => name === candidate.name);
  const beside = stable.filter(({ name }) => name !== candidate.name);
  const sets = [[], [candidate], ...(isReplaced ? [stable, [...beside, candidate]] : [])];
  const checks = await compareStoredSites(
    ownerDb,
    sets.map((manifests) => ({ manifests: byName(manifests), allowUnpublished: true })),
  );
  const [none = [], alone = [], now = [], then = []] = checks.map((sites) =>
    sites.flatMap(({ slug, faults }) => faults.map(({ path, message }) => `${slug}: ${path}: ${message}`)),
  );
  return [...new Set([...linesBesides(alone, none), ...linesBesides(then, now)])];
}

function byName(manifests: readonly RemoteManifest[]) {
  return new Map(manifests.map((manifest) => [manifest.name, manifest]));
}

function linesBesides(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}
