import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { EvidenceRepository } from '../src/evidence/evidence-repository';
import type { ReleaseContext } from '../src/command/release-context';
import { loadSigningKey } from '../src/key/signing-key';
import { openEvidenceRepository } from '../src/evidence/evidence-repository';
import { openPlanLog } from '../src/plan/plan-log';
import { openReleaseLog } from '../src/registry/log/release-log';
import { openPublicationLog } from '../src/upload/publication-log';
import { openRingLog } from '../src/rings/ring-log';

const sites = [
  {
    slug: 'northshore',
    origin: 'http://northshore.localhost:3000',
    group: 'Corella',
    state: 'nsw',
    flags: [],
    timeZone: 'Australia/Brisbane',
  },
  {
    slug: 'harbor',
    origin: 'http://harbor.localhost:3000',
    group: 'Corella',
    state: 'qld',
    flags: ['reserve'],
    timeZone: 'Australia/Brisbane',
  },
  {
    slug: 'southbank',
    origin: 'http://southbank.localhost:3000',
    group: 'Tern',
    state: 'qld',
    flags: [],
    timeZone: 'Australia/Brisbane',
  },
];

/** What the release tool works with, over a database and a folder of the test's own. `close` ends and removes both. */
export function aContext(
  database: TestDatabase,
): Omit<ReleaseContext, 'evidence'> & { evidence(): EvidenceRepository; close: () => Promise<void> } {
  const rootDir = mkdtempSync(path.join(tmpdir(), 'release-'));
  const own = sites.map((site) => ({ ...site }));
  const [releaseLog, rings] = [openReleaseLog(database.url), openRingLog(database.url)];
  const [plans, evidence] = [openPlanLog(database.url), openEvidenceRepository(database.url)];
  const publications = openPublicationLog(database.url);
  return {
    rootDir,
    dataDir: rootDir,
    artifactsDir: path.join(rootDir, 'artifacts'),
    releaseLog,
    rings,
    plans: () => plans,
    evidence: () => evidence,
    publications: (of) => publications.list(of),
    /** As it is now: it may have been rotated. */
    get key() {
      return loadSigningKey(rootDir, {});
    },
    actor: 'anna',
    sites: () => Promise.resolve(own),
    checkSites: () => Promise.resolve([]),
    tryRendering: () => Promise.resolve([]),
    registryKey: () => Promise.resolve(null),
    shells: () => Promise.resolve([]),
    async close() {
      await Promise.all([releaseLog, rings, plans, evidence, publications].map((opened) => opened.close()));
      await database.drop();
      rmSync(rootDir, { recursive: true, force: true });
    },
  };
}
