import { satisfy } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The name the shell has in the federation. */
const HOST = 'shell';

/**
 * What the shell shares exists once in a page, whatever a remote says of it: also one that was built elsewhere, brought
 * a copy of its own and would fall back to that. A remote that needs another version than the page has fails here,
 * before its code runs.
 */
export function sharedOnce(): ModuleFederationRuntimePlugin {
  return {
    name: 'shared-once',
    resolveShare(args) {
      const { shareScopeMap, scope, pkgName, shareInfo } = args;
      const offered = Object.values(shareScopeMap[scope]?.[pkgName] ?? {}).find(({ from }) => from === HOST);
      if (!offered) return args;
      const { requiredVersion } = shareInfo.shareConfig;
      if (typeof requiredVersion === 'string' && !satisfy(offered.version, requiredVersion))
        throw new Error(`${shareInfo.from} needs ${pkgName} ${requiredVersion}, the page has ${offered.version}`);
      return { ...args, resolver: () => ({ shared: offered, useTreesShaking: false }) };
    },
  };
}
