import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDb } from '@infra/api/db/db';
import { openPool } from '@infra/api/db/connect/open-pool';
import { importGroup } from '@infra/api/modules/locations/import-group.service';
import { importSite } from '@infra/api/modules/site/change/import-site';
import { automate } from '@infra/releases/automation/automation';
import { openEvidenceRepository } from '@infra/releases/evidence/evidence-repository';
import { actOnPlan, draftPlan } from '@infra/releases/plan/plan-acts';
import { readPlan } from '@infra/releases/plan/plan-faults';
import { openPlanLog } from '@infra/releases/plan/plan-log';
import { foldReleases } from '@infra/releases/registry/log/fold-releases';
import { promote } from '@infra/releases/registry/log/release-decisions';
import { openReleaseLog } from '@infra/releases/registry/log/release-log';
import { openRingLog } from '@infra/releases/rings/ring-log';
import { aManifest } from '@shared-kit/testing/a-manifest';
import pino from 'pino';
import { createTestDatabase } from './postgres/testing/test-database';
import type { TestDatabase } from './postgres/testing/test-database';
import { automationDeps } from './release-automation';

/** No ring here. */
const reach = { sitesOf: () => [], timeZonesOf: () => [] };

const REMOTE = 'mfe-search';
const artifactsDir = mkdtempSync(path.join(tmpdir(), 'automation-'));
let database: TestDatabase;
let parts: Parameters<typeof automationDeps>[0];
let close: () => Promise<void>;

/** One site in Brisbane; 1.0.0 is stable and 1.1.0 is published. */
beforeEach(async () => {
  database = await createTestDatabase();
  const { url } = database;
  const opened = {
    ...{ owner: openPool({ connectionString: url, max: 2 }), releases: openReleaseLog(url), rings: openRingLog(url) },
    ...{ plans: openPlanLog(url), evidence: openEvidenceRepository(url) },
  };
  parts = { ...opened, artifactsDir, log: pino({ level: 'silent' }) };
  const { owner, ...logs } = opened;
  close = async () => {
    await Promise.all([owner.end(), ...Object.values(logs).map((log) => log.close())]);
    await database.drop();
  };
  const db = createDb(url, { max: 1 });
  await importGroup(db, {
    ...{ slug: 'northshore', name: 'Northshore', locations: [] },
    dealerships: [{ slug: 'northshore-yard', name: 'Northshore Yard', lead_email: 'yard@dealer.example' }],
  });
  const site = {
    ...{ slug: 'northshore', name: 'Northshore', dealership_group: 'northshore', hosts: ['northshore.test'] },
    ...{ phone: '07 5550 0001', email: 'hello@dealer.example', dealer_license_number: 'DEMO0001' },
    address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
    ...{ theme: { accent: '#0b5fff' }, time_zone: 'Australia/Brisbane' },
  };
  await importSite(db, site, { manifests: new Map(), allowUnpublished: true });
  await db.$client.end();
  for (const version of ['1.0.0', '1.1.0']) {
    const folder = path.join(artifactsDir, REMOTE, version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(aManifest({ name: REMOTE, version })));
    const payload = { version, integrity: 'i', signature: 's' };
    await opened.releases.append('a team', REMOTE, () => ({ kind: 'published', payload }));
  }
  await opened.releases.append('anna', REMOTE, promote('1.0.0'));
}, 60_000);
afterEach(() => close());
afterAll(() => rmSync(artifactsDir, { recursive: true }));

async function approve(facts: object): Promise<void> {
  const plan = readPlan({ remote: REMOTE, version: '1.1.0', ...facts });
  const { id } = await draftPlan(parts.plans, { actor: 'anna', plan, now: new Date(), reach });
  await actOnPlan(parts.plans, { actor: 'ben', act: 'approve', id, reason: '', now: new Date(), reach });
}
const outcome = async () => ({
  plan: (await parts.plans.plans()).at(-1)!,
  rollouts: foldReleases(await parts.releases.events()).get(REMOTE)!.rollouts,
});

test('a step for a ring that was removed since is held: it does not go to all sites', async () => {
  await approve({ steps: [{ weight: '10%', wait: 5, ring: 'pilot' }] });
  await automate(automationDeps(parts), new Date());

  const { plan, rollouts } = await outcome();
  expect(rollouts).toEqual([]);
  expect(plan).toMatchObject({ state: 'held', words: 'There is no ring "pilot" any more' });
});

test('a step for all sites waits while the window of one of them is closed, and goes on when it opens', async () => {
  // A Tuesday, in Brisbane.
  const at = (time: string) => new Date(`2026-11-24T${time}:00+10:00`);
  const windows = [{ days: ['tue'], from: '09:00', to: '17:00' }];
  await approve({ steps: [{ weight: '10%', wait: 5 }], windows });

  await automate(automationDeps(parts), at('08:59'));
  expect((await outcome()).rollouts).toEqual([]);
  await automate(automationDeps(parts), at('09:00'));
  expect((await outcome()).rollouts).toMatchObject([{ version: '1.1.0', weightBps: 1000, sites: [] }]);
});
