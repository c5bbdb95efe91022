import fs from 'node:fs';
import type { RemoteBuild } from './define-remote';
import { writeManifest } from './manifest';
import { runBuild } from './run-build';

/**
 * Builds a remote for the shell, the server and other hosts, into an empty folder: two of the builds share one, and what
 * the first cleaned away of a former build was now and then what the second had just written.
 *
 * @throws {Error} with the compiler's own messages.
 */
export async function buildRemote(remote: RemoteBuild): Promise<void> {
  fs.rmSync(remote.out, { recursive: true, force: true });
  await runBuild([remote.client, remote.server, ...(remote.standalone ? [remote.standalone] : [])]);
  writeManifest(remote);
}
