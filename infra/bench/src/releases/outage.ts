import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { request } from 'undici';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { startFaultyPlatform } from '../hostile/faults/faulty-platform';
import { shopAt } from '../hostile/remembered/shop';
import { print } from '../search/timings';
import { pagesGone, pagesThatAre } from './dead-registry';

/** That all of it really passes; the rest of the hour passes on the clock. */
const REAL_MS = 20_000;
const processesSchema = z.array(z.object({ name: z.string(), pid: z.number().nullable() }));

/** Database and with it the registry dead for an hour by the clock, shells killed meanwhile. @returns pages that were lost, of how many. */
export async function loseByOutage(resources: AsyncDisposableStack, signal: AbortSignal) {
  const platform = await startFaultyPlatform(resources, signal);
  const shop = shopAt(new URL(platform.shop).port);
  const pages = await pagesThatAre(shop);
  platform.road.silence();
  platform.moveClock(HOUR_MS);
  await delay(REAL_MS);
  const lost = await pagesGone(shop, pages, 'usable');
  for (let killed = 0; killed < 2; killed += 1) {
    // The spare that takes its place is killed as well: the next shell begins from the disk.
    process.kill(await shellPid(platform), 'SIGKILL');
    await untilServed(shop);
  }
  const lostLater = await pagesGone(shop, pages, 'usable');
  platform.road.clear();
  platform.moveClock(0);
  for (const page of [...lost, ...lostLater]) print(`  ${page}`);
  return { lost: lost.length, lostLater: lostLater.length, of: pages.length };
}

async function shellPid({
  operator,
  operatorHeaders,
}: Awaited<ReturnType<typeof startFaultyPlatform>>): Promise<number> {
  const { body } = await request(`${operator}/processes`, { headers: operatorHeaders });
  const shell = processesSchema.parse(await body.json()).find(({ name }) => name === 'shell');
  if (!shell?.pid) throw new Error('There is no shell');
  return shell.pid;
}

async function untilServed(shop: ReturnType<typeof shopAt>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(500)) {
    const page = await shop.read({ site: 'corella', path: '/' }).catch(() => null);
    if (page?.status === 200) return;
  }
  throw new Error('No shell serves after one was killed');
}
