import { join } from 'node:path';
import process from 'node:process';
import { testSteps } from './steps';
import { summaryLine, tallyOfCheck } from './tally';
import type { Tally } from './tally';

const root = join(import.meta.dirname, '../../../..');
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());

const results: { name: string; tally: Tally; seconds: number }[] = [];
for (const { name, run } of testSteps({ root, signal: abort.signal })) {
  if (abort.signal.aborted) break;
  process.stdout.write(`\n== ${name}\n`);
  const startedAt = performance.now();
  const tally = await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return tallyOfCheck(false);
  });
  results.push({ name, tally, seconds: (performance.now() - startedAt) / 1000 });
}
if (abort.signal.aborted) results.push({ name: 'interrupted', tally: tallyOfCheck(false), seconds: 0 });

process.stdout.write('\n');
for (const { name, tally, seconds } of results) {
  process.stdout.write(
    `${tally.failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(22)} ${seconds.toFixed(0).padStart(4)} s\n`,
  );
}
process.stdout.write(`${summaryLine(results.map(({ tally }) => tally))}\n`);
process.exit(results.some(({ tally }) => tally.failed > 0) ? 1 : 0);
