import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { artifactFolders, artifactLimits } from './artifact-shape';
import type { ArtifactEntry } from './artifact-shape';

/**
 * All that lies in the folders of an artifact or a build, sorted by path. Links are named, not followed. It ends soon
 * after more files than an artifact may have.
 */
export async function listArtifact(directory: string): Promise<ArtifactEntry[]> {
  const entries: ArtifactEntry[] = [];
  const wanted = [...artifactFolders] as string[];
  for (let name = wanted.shift(); name !== undefined && entries.length <= artifactLimits.files; name = wanted.shift()) {
    const found = await lstat(path.join(directory, name)).catch(ignoreMissing);
    const isTooDeep = name.length > artifactLimits.nameLength;
    if (found?.isDirectory() && !isTooDeep) wanted.push(...(await namesIn(directory, name)));
    else if (found) entries.push({ name, kind: kindOf(found), bytes: found.size });
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function namesIn(directory: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(directory, folder));
  return names.slice(0, artifactLimits.files + 1).map((name) => `${folder}/${name}`);
}

function kindOf(found: Pick<Dirent, 'isFile' | 'isSymbolicLink'>): ArtifactEntry['kind'] {
  if (found.isFile()) return 'file';
  return found.isSymbolicLink() ? 'link' : 'other';
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
