import federation from 'real-bundler-runtime';
import { initContainerEntry } from 'real-container-entry';

// What every container does with the federation's core is the same code: it is in the page once, also what the shell
// itself has no use for, as it exposes nothing (infra/build-kit/src/replacements/page-federation.js takes it).
const { bundlerRuntime, ...rest } = federation;
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: { ...rest, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } },
});
