import { randomUUID } from 'node:crypto';
import type { Shop } from '../hostile/remembered/shop';
import { CANARY, REMOTE, versionsIn } from './release-tool';
import type { ReleaseTool } from './release-tool';

const AT_ONCE = 300;

type Promotion = { shop: Shop; release: ReleaseTool; stable: string };

/** Reads home pages as 300 visitors at once while a version is promoted, and again; then puts the stable one back. */
export async function readWhilePromoted({ shop, release, stable }: Promotion): Promise<number> {
  let mixed = 0;
  const read = async () => {
    const { text } = await shop.read({ site: 'corella', path: '/', cookie: `visitor=${randomUUID()}` });
    if (versionsIn(text).size !== 1) mixed += 1;
  };
  for (const version of [CANARY, stable]) {
    let isPromoted = false;
    const promotion = release.run('promote', REMOTE, version).then(() => (isPromoted = true));
    do await Promise.all(Array.from({ length: AT_ONCE }, read));
    while (!isPromoted);
    await promotion;
  }
  return mixed;
}
