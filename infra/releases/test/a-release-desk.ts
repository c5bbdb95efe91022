import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseDeskSchema } from '@shared-kit/contracts/operator/release-desk.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import Fastify from 'fastify';
import { openPool } from '@infra/api/db/connect/open-pool';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { Operator } from '../src/operator/access';
import { releaseDeskRoutes } from '../src/desk/release-desk.routes';
import { promote } from '../src/registry/log/release-decisions';
import { openReleaseLog } from '../src/registry/log/release-log';
import { openRingLog } from '../src/rings/ring-log';

/** The remote of these tests: 1.0.0, 1.1.0 and 1.2.0 are published, 1.0.0 was stable and 1.1.0 is. */
export const REMOTE = 'mfe-search';
const SITES = [
  { slug: 'harbor', name: 'Harbor Cars', group: 'Corella', state: 'qld', flags: [], timeZone: 'Australia/Brisbane' },
  { slug: 'northshore', name: 'Northshore', group: 'Corella', state: 'nsw', flags: [], timeZone: 'Australia/Brisbane' },
];

/** The desk's routes over this database, which is empty. `complaints` is what the sites have against any version. */
export async function openTestDesk(database: TestDatabase) {
  const releaseLog = openReleaseLog(database.url);
  const rings = openRingLog(database.url);
  const artifactsDir = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const complaints: string[] = [];
  const app = Fastify();
  const operator: Operator = { kind: 'account', id: 'account:1', name: 'mia', role: 'manager', remotes: [] };
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request) => void (request.operator = operator));
  const options = {
    ...{ rings, artifactsDir },
    sites: () => Promise.resolve(SITES),
    presentSites: () => Promise.resolve(SITES),
    checkSites: () => Promise.resolve(complaints),
    shells: () => Promise.resolve([{ shell: 'one:1', revision: 5, leftOut: [] }]),
  };
  app.register(releaseDeskRoutes, { prefix: '/api/releases', releaseLog, ...options });

  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const dir = path.join(artifactsDir, REMOTE, version);
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(aManifest({ name: REMOTE, version })));
    const payload = { version, integrity: 'i', signature: 's' };
    await releaseLog.append('a team', REMOTE, () => ({ kind: 'published', payload }));
  }
  await releaseLog.append('anna', REMOTE, promote('1.0.0'));
  await releaseLog.append('anna', REMOTE, promote('1.1.0'));

  const get = async (url: string) => app.inject(`/api/releases${url}`);
  const send = (body: object) => app.inject({ method: 'POST', url: '/api/releases/acts', payload: body });
  const desk = async () => releaseDeskSchema.parse((await get('')).json());
  const search = async () => (await desk()).remotes.find(({ name }) => name === REMOTE)!;
  return {
    /** Who asks: to be changed. */
    operator,
    ...{ app, options, releaseLog, rings, complaints, get, send, desk, search },
    /** Stores its sites, by their slugs alone. */
    async addSites() {
      const owner = openPool({ connectionString: database.url, max: 1 });
      const groups = `insert into dealer_group (slug, name) values ('corella', 'Corella')`;
      const slugs = SITES.map(({ slug }) => `('${slug}', 'corella', nextval('site_change'))`).join(', ');
      const sites = `insert into site (slug, group_slug, revision) values ${slugs}`;
      await owner.query(`begin; select set_config('app.operator', 'on', true); ${groups}; ${sites}; commit`);
      await owner.end();
    },
    /** Decided on the sight of what is so now. */
    act: async (body: object) => send({ remote: REMOTE, revision: (await search()).revision, ...body }),
    async close() {
      await app.close();
      await Promise.all([releaseLog.close(), rings.close()]);
      await database.drop();
      rmSync(artifactsDir, { recursive: true, force: true });
    },
  };
}
