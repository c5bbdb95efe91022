import { namesOf, startFuzzedApi } from './fuzz-api';

const CASES = 1000;

test('no request to any described route is answered with 5xx, whatever is in it', async () => {
  const api = await startFuzzedApi();
  const fuzzed = await api.fuzz(CASES, 20_261_122);
  await api.stop();

  expect(namesOf(fuzzed)).toEqual([]);
  expect(fuzzed.answers).toBe(CASES);
  // Requests that only bounce off the edge would prove nothing of what is behind it.
  expect(fuzzed.statuses['200']).toBeGreaterThan(CASES / 20);
}, 60_000);
