import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Frame } from './stack-of-thread';

/** A place in a remote's server code. `file` is its name without folder and ending: that of the module it exposes. */
export type RemotePlace = { name: RemoteName; version: string; file: string; functionName: string };

/** As the artifacts are laid out: {name}/{version}/server/{file}.cjs. */
const SERVER_FILE = /[\\/](mfe-[a-z][a-z0-9-]*)[\\/]([^\\/]+)[\\/]server[\\/]([^\\/]+)\.cjs$/;
/** The same in a line of a stack as text. */
const IN_TEXT = /[\\/](mfe-[a-z][a-z0-9-]*)[\\/]([^\\/\s]+)[\\/]server[\\/][^\\/\s]+\.cjs\b/;

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

/**
 * The version in whose code an error was thrown, nearest to it, by the artifact's path in its stack.
 *
 * @param error whatever was thrown: an error of another realm is no `Error` of ours.
 * @returns null where its stack, if it has one, names none.
 */
export function remoteOfError(error: unknown): Pick<RemotePlace, 'name' | 'version'> | null {
  const { stack } = Object(error) as { stack?: unknown };
  const [, name, version] = IN_TEXT.exec(String(stack)) ?? [];
  return name && version ? { name: name as RemoteName, version } : null;
}
