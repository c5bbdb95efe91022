import os from 'node:os';
import path from 'node:path';
import jestConfig from './jest.config.mjs';

/**
 * Folders, files or lines of one (`file.ts:10-60`) under test, from `npm run mutants -- …`; all of the areas that the
 * decision names without one.
 */
const areas = process.env['MUTANTS_IN']?.split(' ') ?? [
  'shared-kit/domain/src',
  'infra/releases/src',
  'infra/api/src/modules/leads',
  'infra/api/src/modules/reservations',
  'infra/api/src/modules/account',
  'shell/src/server',
];

const FILE = /\/[^/]+\.tsx?(:\d+-\d+)?$/;
/** Its tests start no application, so all of them may notice what is broken in any folder. */
const WHOLE = ['infra/releases/src'];
/** Elsewhere the tests that stand beside a file are those that have to notice. */
const beside = areas.map((area) => WHOLE.find((whole) => area.startsWith(`${whole}/`)) ?? area.replace(FILE, ''));
// Not the tests' own where those share their modules: a mutant has to be loaded anew.
const { extensionsToTreatAsEsm, transform, modulePathIgnorePatterns, testEnvironment } = jestConfig.projects.find(
  ({ displayName }) => displayName === 'server',
);

export default {
  mutate: areas.flatMap((area) =>
    FILE.test(area) ? [area] : [`${area}/**/*.{ts,tsx}`, `!${area}/**/{*.test.{ts,tsx},testing/**}`],
  ),
  plugins: ['./infra/platform/src/tools/testing/mutants-runner.mjs'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: {
    // One project: what counts which test reaches a mutant knows no several.
    config: {
      ...{ extensionsToTreatAsEsm, transform, modulePathIgnorePatterns, testEnvironment },
      projects: [],
      testTimeout: jestConfig.testTimeout,
      // Jest lists all files below these for each mutant.
      roots: beside.map((folder) => `<rootDir>/${folder}`),
      watchman: false,
      testMatch: beside.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
      // Three read a document, which only a browser has; the other starts a process that may read no such folder.
      testPathIgnorePatterns: [
        '/node_modules/',
        '/(adf\\.dom\\.test|script-loader\\.test|join-style-links\\.test|confine-thread\\.node\\.test)\\.ts$',
      ],
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  // What runs once, when a module is read, would need all tests for each mutant.
  ignoreStatic: true,
  // A test process keeps the modules of every run.
  maxTestRunnerReuse: 40,
  concurrency: 1,
  timeoutMS: 20_000,
  // All tests of an area once, before anything is broken: five minutes are too short where they start the API.
  dryRunTimeoutMinutes: 30,
  ignorePatterns: [
    'dist',
    'dist-dev',
    '.data',
    '.nx',
    '.size',
    'test-results',
    '/infra/demo/pictures',
    '/infra/demo/catalogue',
  ],
  // Outside the project, whose tools would look into it.
  tempDirName: path.join(os.tmpdir(), `mutants-${process.pid}`),
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: '.data/mutants/report.html' },
  jsonReporter: { fileName: '.data/mutants/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 85, low: 85, break: null },
  allowEmpty: true,
};
