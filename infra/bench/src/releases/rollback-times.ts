import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Shop } from '../hostile/remembered/shop';
import { timed } from '../search/timings';
import { CANARY, REMOTE, versionsIn } from './release-tool';
import type { ReleaseTool } from './release-tool';

/** Between two looks at a shell: asked without a pause, four of them leave the command no processor. */
const BETWEEN_MS = 20;

type Rounds = {
  /** One of each shell. */
  shops: readonly Shop[];
  release: ReleaseTool;
  rounds: number;
};

/**
 * Milliseconds from a rollback's command to the first of only good pages, of all shells, and those of a command that
 * changes nothing.
 */
export async function timeRollbacks({
  shops,
  release,
  rounds,
}: Rounds): Promise<{ all: number[]; ofCommand: number[] }> {
  const all: number[] = [];
  const ofCommand: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await release.run('roll', REMOTE, CANARY, '--weight', '100%');
    await Promise.all(shops.map((shop) => until(shop, true)));
    ofCommand.push(await timed(() => release.run('list', REMOTE)));
    const startedAt = performance.now();
    const command = release.run('rollback', REMOTE, CANARY);
    await Promise.all(shops.map((shop) => until(shop, false)));
    all.push(performance.now() - startedAt);
    await command;
  }
  return { all, ofCommand };
}

/** Asks a shell as one new visitor after the other, until the next of them gets the version, or does not any more. */
async function until(shop: Shop, isGiven: boolean): Promise<void> {
  const gets = async () => {
    const { text } = await shop.read({ site: 'corella', path: '/', cookie: `visitor=${randomUUID()}` });
    return versionsIn(text).has(CANARY);
  };
  while ((await gets()) !== isGiven) await delay(BETWEEN_MS);
}
