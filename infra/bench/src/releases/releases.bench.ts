// npm run bench:releases [-- --part weights|judgement|jars|mixing|rollback|failures|heap|registry|turns|outage --jars 2000 --pages 20 --rounds 10 --switches 500]
// Whether a rollout reaches whom it says, keeps who is in, mixes no versions, how soon it is taken back, whether a bad
// version takes itself back, what a failing one costs a page, and what is left of the pages without the registry.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPlatformInstance } from '@infra/platform/test-run/platform-instance';
import { bounded } from '../hostile/bound';
import { print } from '../search/timings';
import { BAD, badRun, healthyRun } from './judgement';
import { loseByOutage } from './outage';
import { runningParts } from './running-parts';
import { measureWeights } from './weights';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    jars: { type: 'string', default: '2000' },
    pages: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '10' },
    switches: { type: 'string', default: '500' },
  },
});
const isWanted = (part: string) => values.part === undefined || values.part === part;
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

if (isWanted('weights')) {
  const { error, overlap } = measureWeights(100_000);
  bounded('largest error of a weight over 100,000 visitors, points', error, 0.2);
  bounded('six rollouts of 10 %: the most that two of them share beyond 1 %, points', overlap, 0.2);
}

if (isWanted('judgement')) await judgeRollouts();

const running = Object.keys(runningParts).filter(isWanted);
if (running.length > 0) {
  await using resources = new AsyncDisposableStack();
  const root = path.join(import.meta.dirname, '../../../..');
  const instance = await startPlatformInstance(root, stop.signal, { TRUST_PROXY: '127.0.0.0/8' });
  resources.defer(() => instance.stop());
  const { jars, pages, rounds, switches } = values;
  const amounts = { jars: +jars, pages: +pages, rounds: +rounds, switches: +switches };
  for (const part of running) {
    // Shells of one part are gone before the next is measured.
    await using own = new AsyncDisposableStack();
    await runningParts[part]?.({ resources: own, instance, signal: stop.signal, amounts });
  }
}

if (isWanted('outage')) {
  await using resources = new AsyncDisposableStack();
  const { lost, lostLater, of } = await loseByOutage(resources, stop.signal);
  bounded(`pages of ${of} without phone and form while registry and database are dead for an hour`, lost, 0);
  bounded('the same after shells were started again meanwhile', lostLater, 0);
}

async function judgeRollouts(): Promise<void> {
  print('300 visits a minute by a simulated clock; a plan of 10 %, 50 % and everybody, 15 minutes each');
  let missed = 0;
  let latest = 0;
  for (const [kind, harm] of Object.entries(BAD)) {
    const { end, afterS, sinceEnoughS, words } = await badRun(7, harm);
    if (end !== 'taken back') missed += 1;
    latest = Math.max(latest, sinceEnoughS);
    print(`  ${kind.padEnd(24)}${end} after ${afterS} s, ${sinceEnoughS} s after there was enough: ${words}`);
  }
  bounded('bad versions of 8 kinds that were not taken back', missed, 0);
  bounded('the longest from enough evidence to the decision, s', latest, 60);
  let kept = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const { end, words } = await healthyRun(seed);
    if (end === 'promoted') continue;
    kept += 1;
    print(`  healthy ${seed}: ${end}, ${words}`);
  }
  bounded('healthy versions of 20 that were not promoted', kept, 0);
}
