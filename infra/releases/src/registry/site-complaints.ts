import type { Db } from '@infra/api/db/db';
import { checkStoredSites } from '@infra/api/modules/site/tools.service';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';

/**
 * What stored sites have against a candidate version: their part of its configuration, and pages of
 * theirs that it would take over. One line per wrong value; what is wrong without the candidate is not its fault.
 */
export async function siteComplaints(ownerDb: Db, manifest: RemoteManifest): Promise<string[]> {
  const without = await faultLines(ownerDb, new Map());
  const withCandidate = await faultLines(ownerDb, new Map([[manifest.name, manifest]]));
  return withCandidate.filter((line) => !without.includes(line));
}

async function faultLines(
  ownerDb: Db,
  manifests: ReadonlyMap<RemoteManifest['name'], RemoteManifest>,
): Promise<string[]> {
  const checks = await checkStoredSites(ownerDb, { manifests, allowUnpublished: true });
  return checks.flatMap(({ slug, faults }) => faults.map(({ path, message }) => `${slug}: ${path}: ${message}`));
}
