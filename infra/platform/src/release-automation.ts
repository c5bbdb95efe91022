import { drizzle } from 'drizzle-orm/node-postgres';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { loadSites } from '@infra/api/modules/site/tools.service';
import { runAutomation } from '@infra/releases/automation/run-automation';
import { assertSitesFit } from '@infra/releases/command/release-commands';
import type { EvidenceRepository } from '@infra/releases/evidence/evidence-repository';
import type { PlanLog } from '@infra/releases/plan/plan-log';
import type { ReleaseLog } from '@infra/releases/registry/log/release-log';
import { siteComplaints } from '@infra/releases/registry/site-complaints';
import { ReleaseRefusal } from '@infra/releases/registry/log/release-refusal';
import type { RingLog } from '@infra/releases/rings/ring-log';
import { readReach } from '@infra/releases/rings/ring-reach';
import { ringSiteOf, sitesOfRing } from '@infra/releases/rings/ring-rule';

type Parts = {
  owner: Pool;
  releases: ReleaseLog;
  rings: Pick<RingLog, 'rings'>;
  plans: PlanLog;
  evidence: EvidenceRepository;
  artifactsDir: string;
  log: Logger;
};

/** Follows approved plans and takes bad versions back, as long as the platform runs. */
export function automateReleases(parts: Parts) {
  return runAutomation(automationDeps(parts));
}

/** What automation works with: the stored sites, by their rings, with their time zones and what they have against a version. */
export function automationDeps({ owner, releases, rings, plans, evidence, artifactsDir, log }: Parts) {
  const db = drizzle({ client: owner });
  const sites = async () => {
    const stored = await loadSites(db, (problem) => log.warn(problem, 'A stored site cannot be read'));
    return stored.map(ringSiteOf);
  };
  const checkSites: Parameters<typeof assertSitesFit>[0]['checkSites'] = (manifest, stable) =>
    siteComplaints(db, manifest, stable);
  return {
    ...{ releaseLog: releases, plans, evidence, log },
    async sitesOf(name: string | null) {
      if (name === null) return [];
      const ring = (await rings.rings()).find((known) => known.name === name);
      if (!ring) throw new ReleaseRefusal(`There is no ring "${name}" any more`);
      return sitesOfRing(name, ring.rule, await sites());
    },
    timeZones: async () => (await readReach({ rings, sites })).timeZonesOf,
    assertSitesFit: (remote: RemoteName, version: string) =>
      assertSitesFit({ releaseLog: releases, artifactsDir, checkSites }, remote, version),
  };
}
