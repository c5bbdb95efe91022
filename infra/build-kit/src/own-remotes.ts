import { remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteConfig, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const CONTRACT = 'remote.config.ts';

/** The remotes whose sources stand in a checkout, by name: each folder with a contract is one, and no list names them. */
export function ownRemotes(root: string): RemoteName[] {
  const folders = globSync(`mfe-*/${CONTRACT}`, { cwd: root }).map((file) => path.dirname(file));
  return folders.toSorted().flatMap((folder) => remoteNameSchema.safeParse(folder).data ?? []);
}

/** A remote's contract, as it is written. */
export async function readRemoteConfig(root: string, name: string): Promise<RemoteConfig> {
  const file = pathToFileURL(path.join(root, name, CONTRACT)).href;
  return ((await import(file)) as { default: RemoteConfig }).default;
}
