import { randomUUID } from 'node:crypto';
import type { Shop } from '../hostile/remembered/shop';
import { timed } from '../search/timings';
import { CANARY, REMOTE, versionsIn } from './release-tool';
import type { ReleaseTool } from './release-tool';

type Rounds = { shop: Shop; release: ReleaseTool; rounds: number };

/** Milliseconds from a rollback's command to the first of only good pages, and those of a command that changes nothing. */
export async function timeRollbacks({
  shop,
  release,
  rounds,
}: Rounds): Promise<{ all: number[]; ofCommand: number[] }> {
  const all: number[] = [];
  const ofCommand: number[] = [];
  const isTakenBack = async () => {
    const { text } = await shop.read({ site: 'corella', path: '/', cookie: `visitor=${randomUUID()}` });
    return !versionsIn(text).has(CANARY);
  };
  for (let round = 0; round < rounds; round += 1) {
    await release.run('roll', REMOTE, CANARY, '--weight', '100%');
    ofCommand.push(await timed(() => release.run('list', REMOTE)));
    const startedAt = performance.now();
    const command = release.run('rollback', REMOTE, CANARY);
    while (!(await isTakenBack()));
    all.push(performance.now() - startedAt);
    await command;
  }
  return { all, ofCommand };
}
