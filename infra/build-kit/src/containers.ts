import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { foreignShared, hostShared, remoteShared } from './shared-modules';

/** Exposed id -> the file behind it. */
export type Exposes = Readonly<Record<string, string>>;

/** The entry of the container that foreign hosts open: mf-manifest.json names it. */
const STANDALONE_ENTRY = 'standaloneEntry.js';

/** Files of the container for foreign hosts: its chunks lie in a folder of their own, its entry and manifests beside the shell's. */
export const standaloneFiles = { folder: 'standalone', pattern: /^(standalone|mf-)/ };

function exposed(exposes: Exposes) {
  return Object.fromEntries(Object.entries(exposes).map(([id, file]) => [`./${id}`, { import: file, name: id }]));
}

/**
 * The container the shell opens. It brings neither shared modules nor the federation's runtime: both are the page's.
 * No manifest either, since a page names the versions it was made with.
 */
export function hostedContainer(globalName: string, exposes: Exposes, dev: boolean): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: globalName,
    filename: 'remoteEntry.js',
    exposes: exposed(exposes),
    shared: remoteShared(dev),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}

/** The container for any other host: all it may need comes with it, and mf-manifest.json says what there is. */
export function standaloneContainer(globalName: string, exposes: Exposes): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: globalName,
    filename: STANDALONE_ENTRY,
    exposes: exposed(exposes),
    shared: foreignShared(),
    manifest: true,
    dts: false,
  });
}

/** The shell: it owns what is shared and the runtime its remotes run on. */
export function host(dev: boolean): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'shell',
    shared: hostShared(dev),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}
