import type { RemoteApi } from '@shared-kit/runtime/remote-module';
import type { ResolvedRemote } from '../app/page-payload';
import { loadExposed } from './containers';

/** Wait before a second try, in milliseconds. */
const RETRY_MS = 300;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Remotes that go on with their previous good version in this page. */
const steppedDown = new Set<string>();

/**
 * Loads one exposed module, of exactly the version the page was made with: tries again once, then the remote's
 * previous good version.
 *
 * @throws {Error} when neither can be had; callers keep the server's HTML or draw the slot's fallback.
 */
export async function loadModule<Module extends { apis?: readonly RemoteApi[] }>(
  { name, version, globalName, entry, previous }: ResolvedRemote,
  id: string,
): Promise<Module> {
  const load = async (from: typeof entry) => (await loadExposed(globalName, from, id)) as Module;
  if (previous && steppedDown.has(name)) return load(previous.entry);
  try {
    return await load(entry);
  } catch (first) {
    await sleep(RETRY_MS);
    try {
      // Another address, past whatever a cache may hold under this one.
      return await load({ ...entry, href: `${entry.href}?retry` });
    } catch (second) {
      if (!previous) throw second;
      console.warn(`${name}@${version} cannot be loaded, using ${previous.version}`, first);
      steppedDown.add(name);
      return load(previous.entry);
    }
  }
}
