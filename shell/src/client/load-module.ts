import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RemoteApi } from '@shared-kit/runtime/remote-module';
import type { Asset, ResolvedRemote } from '../app/page-payload';

/** Wait before a second try, in milliseconds. */
const RETRY_MS = 300;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tells Module Federation of exactly the versions the page was made with; no manifest is fetched. */
export function registerVersions(remotes: readonly ResolvedRemote[]): void {
  const integrity = new Map(
    remotes.flatMap((r) => [r.entry, ...(r.previous ? [r.previous.entry] : [])]).map((a) => [a.href, a.integrity]),
  );
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        const expected = integrity.get(url.split('?')[0] ?? url);
        if (expected) script.integrity = expected;
        return script;
      },
    },
  ]);
  registerRemotes(remotes.map((remote) => registration(remote.globalName, remote.entry)));
}

function registration(globalName: string, entry: Asset) {
  return { name: globalName, entry: entry.href, entryGlobalName: globalName, type: 'var' as const };
}

const steppedDown = new Set<string>();

/**
 * Loads one exposed module: tries again once, then the remote's previous good version.
 *
 * @throws {Error} when neither can be had; callers keep the server's HTML or draw the slot's fallback.
 */
export async function loadModule<Module extends { apis?: readonly RemoteApi[] }>(
  remote: ResolvedRemote,
  id: string,
): Promise<Module> {
  const key = `${remote.globalName}/${id}`;
  try {
    return await load<Module>(key);
  } catch (first) {
    await sleep(RETRY_MS);
    // A script that failed stays failed under its address: the registration is renewed with another.
    try {
      if (!steppedDown.has(remote.name)) {
        registerRemotes([registration(remote.globalName, { ...remote.entry, href: `${remote.entry.href}?retry` })], {
          force: true,
        });
      }
      return await load<Module>(key);
    } catch (second) {
      if (!remote.previous) throw second;
      console.warn(`${remote.name}@${remote.version} cannot be loaded, using ${remote.previous.version}`, first);
      steppedDown.add(remote.name);
      registerRemotes([registration(remote.globalName, remote.previous.entry)], { force: true });
      return await load<Module>(key);
    }
  }
}

async function load<Module>(key: string): Promise<Module> {
  const module = await loadRemote<Module>(key);
  if (!module) throw new Error(`${key} is empty`);
  return module;
}
