import { drizzle } from 'drizzle-orm/node-postgres';
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
import { isOfRing, ringSiteOf, sitesOfRing } from '@infra/releases/rings/ring-rule';

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
export function automateReleases({ owner, releases, rings, plans, evidence, artifactsDir, log }: Parts) {
  const db = drizzle({ client: owner });
  const sites = async () => {
    const stored = await loadSites(db, (problem) => log.warn(problem, 'A stored site cannot be read'));
    return stored.map((site) => ({ ...ringSiteOf(site), timeZone: site.time_zone }));
  };
  const checkSites: Parameters<typeof assertSitesFit>[0]['checkSites'] = (manifest, stable) =>
    siteComplaints(db, manifest, stable);
  return runAutomation({
    ...{ releaseLog: releases, plans, evidence, log },
    async sitesOf(name) {
      if (name === null) return [];
      const ring = (await rings.rings()).find((known) => known.name === name);
      if (!ring) throw new ReleaseRefusal(`There is no ring "${name}" any more`);
      return sitesOfRing(name, ring.rule, await sites());
    },
    async timeZones() {
      const [known, all] = await Promise.all([rings.rings(), sites()]);
      return (name) => {
        const rule = known.find((ring) => ring.name === name)?.rule;
        return all.filter((site) => name === null || (rule && isOfRing(rule, site))).map(({ timeZone }) => timeZone);
      };
    },
    assertSitesFit: (remote, version) =>
      assertSitesFit({ releaseLog: releases, artifactsDir, checkSites }, remote, version),
  });
}
