import { z } from 'zod';

export type Tally = { passed: number; failed: number; skipped: number };

const jestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  /** Files that did not even load: none of their tests is counted anywhere else. */
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** What a check such as lint counts for: one. */
export function tallyOfCheck(hasPassed: boolean): Tally {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 };
}

/** Counts jest's JSON report. */
export function tallyOfJest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
    jestReportSchema.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Counts Playwright's JSON report. A test that needed a second try has failed: it says nothing for certain. */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReportSchema.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * A runner that ended badly without reporting a failed test has failed all the same,
 * and so has one that ran nothing.
 */
export function believe(tally: Tally, exitCode: number): Tally {
  const hasFailedUnseen = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return hasFailedUnseen ? { ...tally, failed: 1 } : tally;
}

/** The last line of a run. */
export function summaryLine(tallies: readonly Tally[]): string {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
