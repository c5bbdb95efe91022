import { hashFiles } from '../publish/remote-build';
import { contentFaults } from './artifact-content';
import { shapeFaults } from './artifact-shape';
import type { Candidate } from './gate';
import { listArtifact } from './list-artifact';

/** Holds what lies there now against the manifest: every hash is reckoned again from the bytes. */
export async function checkFiles({
  manifest,
  directory,
}: Pick<Candidate, 'manifest' | 'directory'>): Promise<string[]> {
  const faults = shapeFaults(await listArtifact(directory));
  return faults.length > 0 ? faults : contentFaults(manifest, await hashFiles(directory));
}
