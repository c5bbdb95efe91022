import vm from 'node:vm';

// Other tools read this file too.
if (!vm.SourceTextModule && process.argv[1]?.includes('jest')) {
  throw new Error('Run tests with `npm run jest -- [path]`: it starts Node 24 with --experimental-vm-modules.');
}

const databaseTests = '<rootDir>/infra/**/*.(db|routes).test.ts';

/** One TypeScript file to one JavaScript file; types are tsc's business. */
const swc = [
  '@swc/jest',
  {
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true } },
    },
  },
];

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform: { '\\.tsx?$': swc, '\\.css$': '<rootDir>/shared-kit/testing/jest/css-transform.cjs' },
  modulePathIgnorePatterns: ['/dist(-dev)?/', '<rootDir>/\\.data', '<rootDir>/\\.nx'],
};

/**
 * Runs tests in Node itself, which strips their types, instead of loading each file's modules anew into a context of its own:
 * [why, with figures](infra/decisions/tests-without-a-browser-share-their-modules.md).
 */
const bare = {
  ...base,
  transform: {},
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/infra/platform/src/test-run/bare-jest.mjs'],
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  // What the modules of each file leave behind adds up: past this a worker is replaced before its next file.
  workerIdleMemoryLimit: '1.5GB',
  // The first database test of a run waits for a server to start, on machines busy with other things.
  testTimeout: 30_000,
  projects: [
    {
      ...bare,
      displayName: 'node',
      testMatch: ['<rootDir>/infra/**/*.test.{ts,mjs}', '<rootDir>/shared-kit/{contracts,domain,events}/**/*.test.ts'],
      // What draws the demo's pictures has its own: `npm run demo:pictures:test`.
      testPathIgnorePatterns: ['/node_modules/', '\\.(db|dom|node|routes)\\.test\\.ts$', '<rootDir>/infra/studio/'],
    },
    {
      ...bare,
      displayName: 'database',
      testMatch: [databaseTests],
      globalSetup: '<rootDir>/infra/platform/src/postgres/testing/jest-database-setup.mjs',
      globalTeardown: '<rootDir>/infra/platform/src/postgres/testing/jest-database-teardown.mjs',
    },
    {
      ...base,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shell,mfe-*,shared-kit,infra}/**/*.node.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/infra/studio/'],
    },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared-kit/testing/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/shared-kit/testing/jest/browser-setup.ts'],
      testMatch: [
        '<rootDir>/{shell,mfe-*}/**/*.test.{ts,tsx}',
        '<rootDir>/shared-kit/{ui,runtime,testing}/**/*.test.{ts,tsx}',
        '<rootDir>/infra/console/**/*.test.tsx',
        '<rootDir>/infra/**/*.dom.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.tsx?$'],
    },
  ],
};
