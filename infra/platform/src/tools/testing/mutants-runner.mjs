import { readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** In the sandbox, where every test process of a run works. */
const FILES_OF_TESTS = '.files-of-tests.json';

/**
 * Stryker's jest runner tells jest the names of the tests that reach a mutant, and jest then reads all test files to
 * look for them: with tests that start the API that is most of the time. This one tells it their files too, the
 * fastest first, and reads no further once a test has noticed.
 */
function filewise(injector) {
  const runner = jestPlugins[0].factory(injector);
  const { dryRun, mutantRun } = runner;

  runner.dryRun = async (options) => {
    const result = await dryRun.call(runner, options);
    if (result.status === 'complete') writeFileSync(FILES_OF_TESTS, JSON.stringify(filesOf(result.tests)));
    return result;
  };

  runner.mutantRun = async (options) => {
    const run = runner.jestTestAdapter.run;
    runner.jestTestAdapter.run = (settings) => untilOneFails(run.bind(runner.jestTestAdapter), settings, options);
    try {
      return await mutantRun.call(runner, options);
    } finally {
      runner.jestTestAdapter.run = run;
    }
  };
  return runner;
}
filewise.inject = jestPlugins[0].factory.inject;

/** The file of each test by its name, those first whose tests take least. */
function filesOf(tests) {
  const times = new Map();
  for (const { fileName, timeSpentMs } of tests) times.set(fileName, (times.get(fileName) ?? 0) + timeSpentMs);
  return [...times]
    .sort(([, one], [, other]) => one - other)
    .map(([file]) => ({ file, names: tests.filter(({ fileName }) => fileName === file).map(({ name }) => name) }));
}

async function untilOneFails(run, settings, { testFilter }) {
  if (!testFilter) return run(settings);
  const wanted = new Set(testFilter);
  const files = JSON.parse(readFileSync(FILES_OF_TESTS, 'utf8')).filter(({ names }) =>
    names.some((n) => wanted.has(n)),
  );
  let answer;
  for (const { file } of files) {
    answer = await run({ ...settings, testFiles: [file] });
    if (!answer.results.success) break;
  }
  return answer ?? run(settings);
}

/** By its name it takes the place of Stryker's own. */
export const strykerPlugins = [{ ...jestPlugins[0], factory: filewise }];
export { strykerValidationSchema } from '@stryker-mutator/jest-runner';
