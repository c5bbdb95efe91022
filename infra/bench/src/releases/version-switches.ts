import { randomUUID } from 'node:crypto';
import type { openSpoiledRegistry } from '@infra/e2e/failure-matrix/spoiled-registry';
import type { Shop } from '../hostile/remembered/shop';
import { print } from '../search/timings';
import { REMOTE } from './release-tool';

type Switches = {
  registry: Awaited<ReturnType<typeof openSpoiledRegistry>>;
  shop: Shop;
  /** Each to a version that nobody had before. */
  switches: number;
  /** Bytes that the shell keeps, of all its threads, after it was cleaned up. */
  heap: () => Promise<number>;
};

/** How many of the first switches fill what is filled once: caches by address, compiled code. */
const WARM_PART = 0.2;

/** Switches a remote so often, each version drawing pages on both threads. @returns what is kept more after them, in percent. */
export async function growBySwitches({ registry, shop, switches, heap }: Switches): Promise<number> {
  let before = 0;
  for (let count = 0; count < switches; count += 1) {
    if (count === Math.round(switches * WARM_PART)) before = await heap();
    await registry.spoil({ remote: REMOTE, fault: { kind: 'none' }, side: 'server' });
    await Promise.all(Array.from({ length: 4 }, () => read(shop)));
    registry.drop();
  }
  const after = await heap();
  const [from, to] = [before, after].map((bytes) => (bytes / 1e6).toFixed(1));
  print(`  ${from} MB after ${Math.round(switches * WARM_PART)} switches, ${to} MB after ${switches}`);
  return (after / before - 1) * 100;
}

async function read(shop: Shop): Promise<void> {
  const { status } = await shop.read({ site: 'corella', path: '/', cookie: `visitor=${randomUUID()}` });
  if (status !== 200) throw new Error(`A page after a switch answered ${status}`);
}
