import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Frame } from './stack-of-thread';

/** A place in a remote's server code. `file` is its name without folder and ending: that of the module it exposes. */
export type RemotePlace = { name: RemoteName; version: string; file: string; functionName: string };

/** As the artifacts are laid out: {name}/{version}/server/{file}.cjs. */
const SERVER_FILE = /[\\/](mfe-[a-z][a-z0-9-]*)[\\/]([^\\/]+)[\\/]server[\\/]([^\\/]+)\.cjs$/;

/**
 * Whose code a thread is in: the remote's function nearest to what it does.
 *
 * @returns null when no remote's code is at work: then the fault is the shell's own.
 */
export function remotePlace(stack: readonly Frame[]): RemotePlace | null {
  for (const { url, functionName } of stack) {
    const [, name, version, file] = SERVER_FILE.exec(url) ?? [];
    if (name && version && file) return { name: name as RemoteName, version, file, functionName };
  }
  return null;
}
