// npm run bench:hostile -- fuzz: 20,000 requests to every route the API describes, most with something wrong in them.
import jestGlobalSetup from '@infra/platform/postgres/testing/jest-global-setup';
import jestGlobalTeardown from '@infra/platform/postgres/testing/jest-global-teardown';
import { namesOf, startFuzzedApi } from './fuzz-api';

const CASES = 20_000;
/** At a time: their answers are not needed any more once they are counted. */
const BATCH = 2_000;

await jestGlobalSetup();
const api = await startFuzzedApi();
const statuses: Record<string, number> = {};
const faults = new Set<string>();
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
for (let done = 0; done < CASES; done += BATCH) {
  const fuzzed = await api.fuzz(BATCH, seed + done);
  for (const [status, count] of Object.entries(fuzzed.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
  for (const name of namesOf(fuzzed)) faults.add(name);
  api.logged.length = 0;
}
await api.stop();
await jestGlobalTeardown();

const of5xx = Object.entries(statuses).reduce((sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0), 0);
const spread = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
console.log(`fuzz: ${of5xx} answers of 5xx in ${CASES} requests (target 0), seed ${seed}; ${spread.join(', ')}`);
for (const name of faults) console.log(`  ${name}`);
process.exitCode = of5xx === 0 ? 0 : 1;
