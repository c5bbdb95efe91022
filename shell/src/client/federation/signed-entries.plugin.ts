import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Step } from './page-remotes';

/**
 * Only entries that the page names are run, each held against the hash that the registry signed; the entry in turn
 * holds the hashes of its chunks.
 */
export function signedEntries(steps: readonly Step[]): ModuleFederationRuntimePlugin {
  const byHref = new Map(steps.map(({ entry }) => [entry.href, entry]));
  return {
    name: 'signed-entries',
    loadEntry({ remoteInfo: { entryGlobalName } }) {
      // What another version left behind would otherwise pass for this one's container and chunks.
      Object.assign(globalThis, { [entryGlobalName]: undefined, [`${entryGlobalName}_chunks`]: undefined });
      // Nothing: the runtime goes on and loads the script.
      return Promise.resolve();
    },
    createScript({ url }) {
      const entry = byHref.get(url);
      if (!entry) throw new Error(`${url} is no entry of this page`);
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (entry.integrity) script.integrity = entry.integrity;
      return script;
    },
  };
}
