/** Written by infra/build-kit from its list of shared modules. */
declare module 'generated/provide' {}
declare module 'generated/host-modules' {
  export const hostModules: Readonly<Record<string, unknown>>;
}
/** The federation's code for bundlers, by the paths that infra/build-kit/src/rules.ts gives. */
declare module 'real-bundler-runtime' {
  const federation: { bundlerRuntime: object };
  export default federation;
}
declare module 'real-container-entry' {
  export const initContainerEntry: unknown;
}
/** Version of each shared module the shell provides. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
/** The packages behind the façades in shell/src/federation/facades. */
declare module 'real-react-router' {
  export * from 'react-router';
}
/** The part of React Router that navigates, in a chunk of its own. */
declare module 'real-live-router' {
  export { createBrowserRouter } from 'react-router';
}
declare module 'real-zod' {
  export * from 'zod/v4';
}
declare module 'real-zod-iso' {
  import type { iso } from 'zod/v4';
  export const date: typeof iso.date;
  export const datetime: typeof iso.datetime;
}
declare module 'real-zod-core' {
  export { config, flattenError } from 'zod/v4/core';
}
declare module 'real-zod-en' {
  export { en as default } from 'zod/v4/locales';
}
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: object): void;
}
declare module 'real-react-redux' {
  export * from 'react-redux';
}
declare module 'real-toolkit' {
  export * from '@reduxjs/toolkit';
}
declare module 'real-toolkit-query' {
  export * from '@reduxjs/toolkit/query/react';
}
