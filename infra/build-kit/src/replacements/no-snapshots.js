// In the place of two files of the federation's core, in the shell's pages: what reads manifests and snapshots, and what
// preloads by them. A page names the entry of each version that it was made with (shell/src/client/federation), so that
// neither is ever asked; the core's own switch (`disableSnapshot`) leaves their code in.
export class SnapshotHandler {
  // Every plugin is offered these hooks.
  hooks = { applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

const notHere = () => {
  throw new Error('A page of ours preloads by links, not by the federation');
};
export { notHere as defaultPreloadArgs, notHere as formatPreloadArgs };
export { notHere as normalizePreloadExposes, notHere as preloadAssets };
