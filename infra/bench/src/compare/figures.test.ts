import { isRemembered, longTasksBefore, median, medians, totalBlocking } from './figures';

/** A task that nothing else kept from the processor, unless said. */
const task = (startMs: number, durationMs: number, onProcessorMs = durationMs) => ({
  startMs,
  durationMs,
  onProcessorMs,
});

test('the median is the middle, of an even count between the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([])).toBeNaN();
});

test('each figure has its own median, and a round without it does not count', () => {
  expect(
    medians<'lcpMs' | 'hydratedMs'>([{ lcpMs: 1, hydratedMs: 9 }, { lcpMs: 3 }, { lcpMs: 2, hydratedMs: 7 }]),
  ).toEqual({ lcpMs: 2, hydratedMs: 8 });
});

test('a task blocks by what it takes beyond 50 ms', () => {
  expect(totalBlocking([task(200, 50), task(300, 80), task(500, 150)], 100)).toEqual({
    blockingMs: 130,
    blockingOnProcessorMs: 130,
  });
});

test('what lies before the first paint blocks nobody', () => {
  expect(totalBlocking([task(0, 400), task(900, 200)], 1000)).toMatchObject({ blockingMs: 50 });
});

test('what other programs did meanwhile is not counted on a processor', () => {
  expect(totalBlocking([task(200, 300, 90), task(900, 200, 120)], 100)).toEqual({
    blockingMs: 400,
    blockingOnProcessorMs: 110,
  });
  expect(totalBlocking([task(200, 0)], 100)).toEqual({ blockingMs: 0, blockingOnProcessorMs: 0 });
});

test('long tasks until a moment are those that began before it, after the first paint or not', () => {
  const tasks = [task(10, 379), task(400, 20), task(450, 90, 30), task(500, 60), task(700, 500)];
  expect(longTasksBefore(tasks, 600)).toEqual({ longTasks: 2, longestMs: 379 });
  expect(longTasksBefore([], 600)).toEqual({ longTasks: 0, longestMs: 0 });
});

test('a page is remembered when it costs less than half the second time', () => {
  expect(isRemembered(14, 0.3)).toBe(true);
  expect(isRemembered(14, 12)).toBe(false);
  expect(isRemembered(14, 16)).toBe(false);
});
