// What jest-light-runner loads before the tests of a process (`setupFiles` of jest.config.mjs): imports without `.ts`, as
// everywhere in the project, and `@jest/globals`, which is for jest's own environment and has its parts as globals here.
import { registerHooks } from 'node:module';
import '@infra/build-kit/typescript';

const GLOBALS = new URL('bare-jest-globals.mjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : nextResolve(specifier, context),
});
