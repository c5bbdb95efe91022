import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { faults } from '@infra/e2e/failure-matrix/faults';
import type { openSpoiledRegistry } from '@infra/e2e/failure-matrix/spoiled-registry';
import { triedRemotes } from '@infra/e2e/failure-matrix/tried-remotes';
import type { TriedRemote } from '@infra/e2e/failure-matrix/tried-remotes';
import type { Shop } from '../hostile/remembered/shop';
import { percentile, print } from '../search/timings';

type Matrix = {
  registry: Awaited<ReturnType<typeof openSpoiledRegistry>>;
  shop: Shop;
  /** Address of a vehicle's page. */
  car: string;
};
type Drawn = { ms: number; text: string; status: number };
export type Failing = { unusable: number; pages: number; firstMs: number[]; laterMs: number[] };

/** Pages of each version, drawn one after the other. */
const PAGES = 11;
/** A version that failed three times on each of the shell's two threads is not run again for a minute. */
const LEARNT = 6;

/**
 * Each remote in a version that is spoiled in each way on the server, with a good one before it. @returns pages that lack what
 * nobody may lose or what the good version draws, and how much longer than a good version's page they took: until the
 * failing version is known, and from then on.
 */
export async function drawFailing({ registry, shop, car }: Matrix): Promise<Failing> {
  const found: Failing = { unusable: 0, pages: 0, firstMs: [], laterMs: [] };
  const onServer = faults.filter(({ sides }) => sides?.includes('server') ?? true);
  print(
    `${onServer.length} kinds on the server, ${triedRemotes.length} remotes; milliseconds added, until known and then`,
  );
  for (const remote of triedRemotes) {
    const path = remote === 'mfe-search' ? '/' : car;
    await registry.spoil({ remote, fault: { kind: 'none' }, side: 'server' });
    const well = (await draw(shop, path)).slice(LEARNT).map(({ ms }) => ms);
    const base = percentile(well, 0.5);
    for (const fault of onServer) {
      await registry.spoil({ remote, fault, side: 'server' });
      const pages = await draw(shop, path);
      const bad = pages.filter((page) => !isUsable(page, remote));
      const [first, later] = [pages.slice(0, LEARNT), pages.slice(LEARNT)].map((part) =>
        part.map(({ ms }) => ms - base),
      ) as [number[], number[]];
      found.unusable += bad.length;
      found.pages += pages.length;
      found.firstMs.push(Math.max(...first));
      found.laterMs.push(percentile(later, 0.5));
      const of = `${remote}, ${fault.kind}`;
      const words = `${of.padEnd(44)}${Math.max(...first)
        .toFixed(0)
        .padStart(6)}${percentile(later, 0.5).toFixed(0).padStart(6)}`;
      print(`  ${words}${bad.length > 0 ? `  ${bad.length} of ${pages.length} not usable` : ''}`);
    }
  }
  return found;
}

/** Each at an address of its own: none is remembered. */
async function draw(shop: Shop, path: string): Promise<Drawn[]> {
  const pages: Drawn[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const startedAt = performance.now();
    const asked = { site: 'corella', path: `${path}?n=${randomUUID()}`, cookie: `visitor=${randomUUID()}` };
    const { status, text } = await shop.read(asked);
    pages.push({ status, text, ms: performance.now() - startedAt });
    // Of two threads the other one may just begin again.
    await delay(50);
  }
  return pages;
}

/** Phone and a form stay: with what the good version of the remote draws, or with the shell's own in the place of a whole page. */
function isUsable({ status, text }: Drawn, remote: TriedRemote): boolean {
  const isWhole = status === 200 && text.includes('</html>') && text.includes('href="tel:');
  if (remote !== 'mfe-vehicle') return isWhole && text.includes(`data-widget="${remote}/`);
  return isWhole && (text.includes('aria-label="Breadcrumb"') || text.includes('value="shell-enquiry"'));
}
