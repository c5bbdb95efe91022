// In the place of the federation's bundler runtime in a container that our pages open: the page has it already
// (shell/src/client/federation/bundler-runtime.ts), as it has the federation's core. What a container keeps is its own.
const { bundlerRuntime, runtime, ...page } = globalThis._FEDERATION_BUNDLER_RUNTIME;

/** The page's own would take this container for the build that it is part of itself. */
function init(options) {
  const known = runtime.getInstance(({ options: { name } }) => name === options.name);
  known?.initOptions({ id: '', ...options });
  return known ?? runtime.createInstance(options);
}

export default {
  ...page,
  runtime: { ...runtime, init },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
