import { believe, summaryLine, tallyOfCheck, tallyOfJest, tallyOfPlaywright } from './tally';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

test('the last line adds up checks and tests, and speaks of skipped ones only when there are any', () => {
  const checks = [tallyOfCheck(true), tallyOfCheck(false), tallyOfJest(jestReport)];
  expect(summaryLine(checks)).toBe('6 passed, 1 failed');
  expect(summaryLine([{ passed: 1, failed: 0, skipped: 2 }])).toBe('1 passed, 0 failed, 2 skipped');
});

test('a test file that does not load counts as a failure', () => {
  expect(tallyOfJest({ ...jestReport, numRuntimeErrorTestSuites: 2 })).toMatchObject({ passed: 5, failed: 2 });
});

test('a journey that passed only on its second try counts as a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  expect(tallyOfPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('an error outside of any journey counts as a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(tallyOfPlaywright({ stats, errors: [{ message: 'no config' }] }).failed).toBe(1);
});

test.each([
  ['ended badly without a failed test', { passed: 5, failed: 0, skipped: 0 }, 1, 1],
  ['ran nothing', { passed: 0, failed: 0, skipped: 0 }, 0, 1],
  ['reported its failures', { passed: 5, failed: 3, skipped: 0 }, 1, 3],
  ['passed', { passed: 5, failed: 0, skipped: 0 }, 0, 0],
])('a runner that %s is judged by that', (_what, tally, exitCode, failed) => {
  expect(believe(tally, exitCode).failed).toBe(failed);
});
