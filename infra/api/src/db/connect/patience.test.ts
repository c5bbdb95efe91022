import { patience } from './patience';

/** Hours from the first failure to the last try, where each wait is the shortest that may be drawn. */
function shortestHours({ retryLimit, retryDelay, retryDelayMax }: ReturnType<typeof patience>): number {
  const waits = Array.from({ length: retryLimit }, (_, tried) => Math.min(retryDelayMax, retryDelay * 2 ** tried));
  return waits.reduce((sum, wait) => sum + wait, 0) / 3600;
}

test('28 tries outlast a long weekend; 12, an hour apart at most, the small hours', () => {
  expect(shortestHours(patience({ tries: 28 }))).toBeGreaterThan(72);
  expect(shortestHours(patience({ tries: 12, longestWaitS: 3600 }))).toBeGreaterThan(5);
});
