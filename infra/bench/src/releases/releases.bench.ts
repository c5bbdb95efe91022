// npm run bench:releases [-- --part weights|jars|mixing|rollback|judgement --jars 2000 --pages 20 --rounds 10]
// Whether a rollout reaches whom it says, keeps who is in, mixes no versions, how soon it is taken back, and whether a bad
// version takes itself back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAnotherVersion } from '@infra/e2e/another-version';
import { startPlatformInstance } from '@infra/platform/test-run/platform-instance';
import { bounded } from '../hostile/bound';
import { shopAt } from '../hostile/remembered/shop';
import { percentile, print } from '../search/timings';
import { keepJars } from './cookie-jars';
import { readWhilePromoted } from './mixed-pages';
import { BAD, badRun, healthyRun } from './judgement';
import { CANARY, REMOTE, releaseTool } from './release-tool';
import { timeRollbacks } from './rollback-times';
import { measureWeights } from './weights';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    jars: { type: 'string', default: '2000' },
    pages: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '10' },
  },
});
const isWanted = (part: string) => values.part === undefined || values.part === part;

if (isWanted('weights')) {
  const { error, overlap } = measureWeights(100_000);
  bounded('largest error of a weight over 100,000 visitors, points', error, 0.2);
  bounded('six rollouts of 10 %: the most that two of them share beyond 1 %, points', overlap, 0.2);
}

if (isWanted('judgement')) {
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

if (['jars', 'mixing', 'rollback'].some(isWanted)) {
  const root = path.join(import.meta.dirname, '../../../..');
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-releases-'));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const instance = await startPlatformInstance(root, stop.signal, { TRUST_PROXY: '127.0.0.0/8' });
  try {
    const { E2E_PORT: port = '', E2E_OPERATOR_PORT, E2E_DATA_DIR } = instance.testEnv;
    const shop = shopAt(port);
    const release = releaseTool(root, {
      ...{ DATA_DIR: E2E_DATA_DIR, PORT: port, OPERATOR_PORT: E2E_OPERATOR_PORT },
    });
    const stable = await release.stableVersion();
    const dir = path.join(scratch, 'build');
    buildAnotherVersion({ remote: REMOTE, version: CANARY, from: 'Any make', to: 'Whatever make', dir });
    await release.run('publish', REMOTE, '--from', dir);

    if (isWanted('jars')) {
      const [jars, pages] = [Number(values.jars), Number(values.pages)];
      const { changedSides, share } = await keepJars({ shop, release, jars, pages });
      bounded(`jars of ${jars} that changed sides over ${pages} pages each`, changedSides, 0);
      print(`share of them in at 10, 30 and 50 %: ${share.map((part) => `${(part * 100).toFixed(1)} %`).join(', ')}`);
    }
    if (isWanted('mixing'))
      bounded(
        'pages of 300 at once during a promotion that mix versions',
        await readWhilePromoted({ shop, release, stable }),
        0,
      );
    if (isWanted('rollback')) {
      const { all, ofCommand } = await timeRollbacks({ shop, release, rounds: Number(values.rounds) });
      bounded('a rollback, from the command to every new request, p99 in s', percentile(all, 0.99) / 1000, 2);
      print(
        `  p50 ${(percentile(all, 0.5) / 1000).toFixed(2)} s, of which the command's own start ${(percentile(ofCommand, 0.5) / 1000).toFixed(2)} s; one shell`,
      );
    }
  } finally {
    await instance.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
