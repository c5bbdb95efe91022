import { jest } from '@jest/globals';
import { runAutomation } from './run-automation';

type Deps = Parameters<typeof runAutomation>[0];

/** Nothing is rolled out, and no plan is at work. */
function anIdlePlatform(dropOld: (now: Date) => Promise<number>): Deps {
  const plans = {
    alone: async (work: () => Promise<void>) => (await work(), true),
    ...{ plans: async () => [], freezes: async () => [] },
  };
  return {
    ...{ releaseLog: { events: async () => [], append: async () => null }, plans: plans as unknown as Deps['plans'] },
    ...{ evidence: { dropOld, sums: async () => [] }, sitesOf: async () => [], timeZones: async () => () => [] },
    ...{ assertSitesFit: async () => undefined, log: { info: () => undefined, error: () => undefined } },
  };
}

test('what is older than it is kept for is dropped at the first look, and then once an hour', async () => {
  jest.useFakeTimers();
  const dropped: string[] = [];
  const clock = () => new Date(Date.UTC(2026, 10, 24) + performance.now() - startedAtMs);
  const startedAtMs = performance.now();
  const automation = runAutomation(
    anIdlePlatform(async (now) => dropped.push(now.toISOString())),
    clock,
  );
  await jest.advanceTimersByTimeAsync(3_630_000);
  await automation.stop();
  jest.useRealTimers();

  expect(dropped).toEqual(['2026-11-24T00:00:10.000Z', '2026-11-24T01:00:10.000Z']);
});
