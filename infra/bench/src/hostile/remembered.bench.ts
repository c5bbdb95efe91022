// npm run bench:hostile -- remembered: pages that many get are never the wrong one, and their forms are nobody else's.
// FORMS and PAGES say how many (10000, 50000).
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createDb } from '@infra/api/db/db';
import { instanceOf } from '@infra/api/db/instance';
import { withScope } from '@infra/api/db/scope';
import { startPlatformInstance } from '@infra/platform/test-run/platform-instance';
import { sql } from 'drizzle-orm';
import { print } from '../search/timings';
import { bounded } from './bound';
import { startChanges } from './remembered/changes';
import type { Expected } from './remembered/changes';
import { sendForms } from './remembered/forms';
import { inBatches } from './remembered/in-batches';
import { shopAt } from './remembered/shop';
import type { ReadPage } from './remembered/shop';

const FORMS = Number(process.env['FORMS'] ?? 10_000);
const PAGES = Number(process.env['PAGES'] ?? 50_000);
const SITES = ['corella', 'brolga-toyota', 'tern-suzuki', 'plugbird', 'gannet-trucks', 'wide-road'];
const RESULTS = '/search/new-used-and-demo-cars';

const root = join(import.meta.dirname, '../../../..');
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const instance = await startPlatformInstance(root, stop.signal, { TRUST_PROXY: '127.0.0.0/8' });
const env = instance.testEnv;
const shop = shopAt(env['E2E_PORT'] ?? '');
const running = { ...process.env, DATA_DIR: env['E2E_DATA_DIR'], PORT: env['E2E_PORT'] };
const visitors = Array.from({ length: 60 }, () => randomUUID());

try {
  const car = await aCar();
  const sent = await sendForms(shop, car.path, FORMS);
  for (const problem of new Set(sent.problems)) print(`  ${problem}`);
  bounded(`keys of ${FORMS} forms that two pages share`, FORMS - sent.keys, 0);
  bounded('of these forms, those that are no lead of their own', FORMS - (await leadsOf('corella')), 0);

  const changes = await startChanges({ root, env: running, car: { id: car.id, group: 'corella' } });
  const wrong = await readPages(car.path, changes.expected);
  print(`while phone, stock and releases changed ${await changes.stop()} times each`);
  for (const problem of [...new Set(wrong)].slice(0, 10)) print(`  ${problem}`);
  bounded(`wrong pages of ${PAGES}`, wrong.length, 0);
} finally {
  await instance.stop();
}

async function leadsOf(site: string): Promise<number> {
  const db = createDb(instanceOf(running).databaseUrl(), { max: 1 });
  const { rows } = await withScope(db, { group: site, site }, (tx) =>
    tx.execute<{ count: number }>(sql`select count(distinct idempotency_key)::int as count from lead`),
  );
  await db.$client.end();
  return rows[0]?.count ?? 0;
}

async function aCar() {
  const { text } = await shop.read({ site: 'corella', path: '/api/search?range[price]=20000:60000', encoding: null });
  const { hits } = JSON.parse(text) as { hits: { id: string; path: string }[] };
  if (!hits[0]) throw new Error('The demo stock has no car for it');
  return hits[0];
}

/** Reads pages of all sites as many visitors, and tells what is not as it has to be. */
async function readPages(carPath: string, expected: Expected): Promise<string[]> {
  const wrong: string[] = [];
  const versions = new Map<string, string>();
  await inBatches(PAGES, async (index) => {
    const site = pick(SITES, index);
    const path = site === 'corella' && index % 4 === 0 ? carPath : pick([RESULTS, '/', '/finance'], index);
    const visitor = pick(visitors, index);
    const before = { ...expected };
    const cookie = `visitor=${visitor}; session=${randomUUID()}; dismissed=${pick(['announcement', ''], index)}`;
    const page = await shop.read({ site, path, cookie });
    // What changed meanwhile may be seen or not.
    const due = (what: keyof Expected, isSeenHere: boolean) =>
      isSeenHere && before[what] === expected[what] ? before[what] : null;

    const problems = [
      problemOf(page, site),
      missing(page, due('phone', site === 'corella')),
      missing(page, due('comment', path === carPath)),
      otherVersion(versions, due('releases', true), `${visitor} ${site} ${path}`, page),
    ].filter((problem) => problem !== null);
    wrong.push(...problems.map((problem) => `${site}${path}: ${problem}`));
  });
  return wrong;
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

function missing({ text }: ReadPage, due: string | null): string | null {
  return due === null || text.includes(due) ? null : `does not say "${due}"`;
}

function problemOf({ status, text }: ReadPage, site: string): string | null {
  if (status !== 200) return `answered ${status}`;
  if (!text.includes(`"slug":"${site}"`)) return 'a page of another site';
  if (!text.endsWith('</html>')) return 'half a page';
  return /Sign out/.test(text) ? 'somebody is signed in' : null;
}

/** A visitor has the same versions for as long as nobody decides otherwise. */
function otherVersion(
  versions: Map<string, string>,
  decision: string | null,
  of: string,
  page: ReadPage,
): string | null {
  if (decision === null) return null;
  const key = `${decision} ${of}`;
  const known = versions.get(key) ?? page.releaseSet;
  versions.set(key, known);
  return known === page.releaseSet ? null : `${page.releaseSet} instead of ${known}`;
}
