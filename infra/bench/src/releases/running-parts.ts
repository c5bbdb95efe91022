import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAnotherVersion } from '@infra/e2e/platform/another-version';
import type { PlatformInstance } from '@infra/platform/test-run/platform-instance';
import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { bounded } from '../hostile/bound';
import { shopAt } from '../hostile/remembered/shop';
import { startNode } from '../hostile/rolling/start-node';
import { percentile, print } from '../search/timings';
import { keepJars } from './cookie-jars';
import { pagesGone, pagesThatAre } from './dead-registry';
import { drawFailing } from './failing-versions';
import { heapProbe } from './heap-of-shell';
import { readWhilePromoted } from './mixed-pages';
import { shellBeforeSpoiled, shellsOf } from './own-shells';
import { CANARY, REMOTE, releaseTool } from './release-tool';
import type { ReleaseTool } from './release-tool';
import { timeRollbacks } from './rollback-times';
import { killInTurn } from './turns';
import { growBySwitches } from './version-switches';

const ROOT = path.join(import.meta.dirname, '../../../..');
/** Shell processes that a rollback has to reach. */
const SHELLS = 4;
/** How often each of two shells and their registry is killed. */
const TURNS = 5;

export type Amounts = Record<'jars' | 'pages' | 'rounds' | 'switches', number>;
type On = { resources: AsyncDisposableStack; instance: PlatformInstance; signal: AbortSignal; amounts: Amounts };

/** What is measured of a platform of its own, by the name of its part. */
export const runningParts: Readonly<Record<string, (on: On) => Promise<void>>> = {
  jars,
  mixing,
  rollback,
  failures,
  heap,
  registry,
  turns,
};

const shopOf = ({ instance }: On) => shopAt(instance.testEnv['E2E_PORT'] ?? '');

async function jars(on: On): Promise<void> {
  const { jars, pages } = on.amounts;
  const { changedSides, share } = await keepJars({ shop: shopOf(on), release: await canaryOf(on), jars, pages });
  bounded(`jars of ${jars} that changed sides over ${pages} pages each`, changedSides, 0);
  print(`share of them in at 10, 30 and 50 %: ${share.map((part) => `${(part * 100).toFixed(1)} %`).join(', ')}`);
}

async function mixing(on: On): Promise<void> {
  const release = await canaryOf(on);
  const stable = await release.stableVersion();
  const mixed = await readWhilePromoted({ shop: shopOf(on), release, stable });
  bounded('pages of 300 at once during a promotion that mix versions', mixed, 0);
}

async function rollback(on: On): Promise<void> {
  const shops = await shellsOf(on.resources, on, SHELLS - 1);
  const { all, ofCommand } = await timeRollbacks({ shops, release: await canaryOf(on), rounds: on.amounts.rounds });
  bounded(
    `a rollback, from the command to every new request at ${SHELLS} shells, p99 of ${all.length} in s`,
    percentile(all, 0.99) / 1000,
    2,
  );
  const [p50, start] = [all, ofCommand].map((times) => (percentile(times, 0.5) / 1000).toFixed(2));
  print(`  p50 ${p50} s, of which the command's own start ${start} s`);
}

async function failures(on: On): Promise<void> {
  const { text } = await shopOf(on).read({ site: 'corella', path: '/search/new-used-and-demo-cars' });
  const car = /href="(\/cars\/[^"?#]+)"/.exec(text)?.[1] ?? '/';
  const { unusable, pages, firstMs, laterMs } = await drawFailing({
    ...(await shellBeforeSpoiled(on.resources, on)),
    car,
  });
  bounded(`pages of ${pages} by failing versions that are not usable`, unusable, 0);
  bounded('what a failing version adds to a page once it is known, the most, ms', Math.max(...laterMs), 300);
  print(
    `  to the pages before that, the most: ${Math.max(...firstMs).toFixed(0)} ms, p50 ${percentile(firstMs, 0.5).toFixed(0)} ms`,
  );
}

async function heap(on: On): Promise<void> {
  const { nodeArgs, heap: kept } = await heapProbe();
  // Pages that are remembered are as many as may be, whatever is switched: they are not what is looked for.
  const spoiled = await shellBeforeSpoiled(on.resources, { ...on, nodeArgs, env: { PAGES_MB: '1' } });
  const { switches } = on.amounts;
  const percent = await growBySwitches({ ...spoiled, switches, heap: kept });
  bounded(`what a shell keeps more after ${switches} switches of a version than after a fifth of them, %`, percent, 10);
}

async function turns(on: On): Promise<void> {
  const { reads, failed, lostWith, unheard } = await killInTurn({ ...on, release: await canaryOf(on) }, TURNS);
  const said = [...new Set(failed)].join(', ');
  bounded(
    `pages of ${reads} that failed while two shells and their registry were killed ${TURNS} times each`,
    failed.length,
    0,
  );
  if (said) print(`  ${said}`);
  print(`  and ${lostWith.length} that a shell was answering as it was killed`);
  bounded('shells that did not have within 5 s what was decided while the registry was dead', unheard, 0);
}

/** Nobody listens there. */
const NOBODY = 'http://127.0.0.1:9';

async function registry(on: On): Promise<void> {
  const pages = await pagesThatAre(shopOf(on));
  const clock = `Date.now = ((now) => () => now() + ${HOUR_MS})(Date.now)`;
  const nodeArgs = [`--import=data:text/javascript,${encodeURIComponent(clock)}`];
  // It begins from what the instance's own shell left on the disk, and an hour later.
  const env = { API_ORIGIN: on.instance.testEnv['E2E_API_ORIGIN'], REGISTRY_URL: NOBODY };
  const { port } = await startNode(on.resources, { ...on, name: 'shell', env, nodeArgs });
  const lost = await pagesGone(shopAt(port), pages, 'whole');
  for (const page of lost) print(`  ${page}`);
  bounded(
    `pages of ${pages.length} that a shell loses which starts while the registry is dead for an hour`,
    lost.length,
    0,
  );
}

const tools = new WeakMap<PlatformInstance, Promise<ReleaseTool>>();

/** The command line of the instance, in which a second version of the remote is published. */
function canaryOf({ instance }: On): Promise<ReleaseTool> {
  const known = tools.get(instance) ?? publishCanary(instance);
  tools.set(instance, known);
  return known;
}

async function publishCanary({ testEnv }: PlatformInstance): Promise<ReleaseTool> {
  const { E2E_PORT: PORT, E2E_OPERATOR_PORT: OPERATOR_PORT, E2E_DATA_DIR: DATA_DIR } = testEnv;
  const release = releaseTool(ROOT, { DATA_DIR, PORT, OPERATOR_PORT });
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-releases-'));
  try {
    const dir = path.join(scratch, 'build');
    buildAnotherVersion({ remote: REMOTE, version: CANARY, from: 'Any make', to: 'Whatever make', dir });
    await release.run('publish', REMOTE, '--from', dir);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return release;
}
