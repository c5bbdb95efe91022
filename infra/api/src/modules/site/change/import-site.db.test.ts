import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { aSiteFile, financeManifest, manifestOf } from '../../../../test/a-site-file';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { withOperatorScope } from '../../../db/scope';
import type { Manifests } from '../check/check-site-config';
import { checkStoredSites } from '../check/check-stored-sites';
import { importSite } from './import-site';
import { revertSite } from './revert-site';
import { SiteConfigRefused } from '../../../site-config/site-config-fault';
import { siteRepository } from '../site.repository';
import { sites } from '../site.schema';

const valid = aSiteFile();
const manifests: Manifests = new Map([['mfe-finance', financeManifest]]);

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
});
afterAll(() => server.stop());
afterEach(() => withOperatorScope(server.ownerDb, (tx) => tx.delete(sites)));

const store = (given: object) => importSite(server.ownerDb, given, { manifests });

async function faultsOf(given: object): Promise<Record<string, string>> {
  const refused = await store(given).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refused instanceof SiteConfigRefused)) throw new Error(`Not refused: ${String(refused)}`);
  return Object.fromEntries(refused.faults.map(({ path, message }) => [path, message]));
}

async function servedName(host = 'sunrise.test') {
  await server.sites.refresh();
  return server.sites.findByHost(host)?.config.name;
}

test('a stored site is served at its hosts, each import one version further', async () => {
  expect(await store(valid)).toMatchObject({ slug: 'sunrise-cars', version: 1, changed: true });
  expect(await store({ ...valid, name: 'Sunrise Motors' })).toMatchObject({ version: 2 });

  expect(await servedName()).toBe('Sunrise Motors');
});

test('the same configuration again changes nothing', async () => {
  await store(valid);

  expect(await store({ ...valid })).toMatchObject({ slug: 'sunrise-cars', version: 1, changed: false });
});

test('a template is refused that nothing is drawn by; one that was stored before is served as what it is now', async () => {
  expect(await faultsOf({ ...valid, template: 'leisure' })).toHaveProperty('template');
  await store(valid);
  await withOperatorScope(server.ownerDb, (tx) =>
    tx.execute(sql`UPDATE site_config_version SET config = config || '{"template": "leisure"}'`),
  );
  await server.sites.refresh();

  expect(server.sites.findByHost('sunrise.test')?.config.template).toBe('yard');
});

test('a version that was stored with the flag for reviews loses it, and nothing else', async () => {
  await store({ ...valid, flags: { youx_quote: true } });
  await withOperatorScope(server.ownerDb, (tx) =>
    tx.execute(sql`UPDATE site_config_version SET config = jsonb_set(config, '{flags,hide_reviews}', 'true')`),
  );
  const migration = path.join(import.meta.dirname, '../../../db/migrations/0140_no_hidden_reviews.sql');

  await server.ownerDb.transaction((tx) => tx.execute(sql.raw(readFileSync(migration, 'utf8'))));

  const [stored] = await withOperatorScope(server.ownerDb, (tx) => siteRepository(tx).listCurrent());
  expect(stored?.config).toEqual({ ...valid, flags: { youx_quote: true } });
});

test('a dealership called like a make or a fixed results page is refused, unless the site does not show it', async () => {
  await server.addGroup('clash');
  for (const slug of ['land-rover', 'used-cars', 'clash-motors']) await server.addDealership({ group: 'clash', slug });
  const clashing = {
    ...valid,
    slug: 'clash',
    dealership_group: 'clash',
    hosts: ['clash.test'],
    flags: { leads_to_site_mailbox: true },
  };

  const { 'base_filter.dealership_slug': message } = await faultsOf({
    ...clashing,
    base_filter: { make: ['Land Rover'] },
  });
  expect(message).toMatch(/^\/search\/(land-rover is both the dealership|used-cars is a fixed)/);
  expect(await store({ ...clashing, base_filter: { dealership_slug: ['clash-motors'] } })).toMatchObject({
    changed: true,
  });
});

test('a host that a site gives up answers no more', async () => {
  await store(valid);
  await store({ ...valid, hosts: ['new.sunrise.test'] });

  expect([await servedName(), await servedName('new.sunrise.test')]).toEqual([undefined, 'Sunrise Cars']);
});

test('a refused file names the path of each wrong value, and the old configuration stays', async () => {
  await store(valid);

  const faults = await faultsOf({
    ...valid,
    name: 'Broken',
    email: 'nobody',
    theme: { accent: 'blue' },
    flags: { garage_enabled: 'yes' },
    remotes: { 'mfe-finance': { term: 9, lenders: [{ name: 'Taurus' }] } },
  });

  expect(Object.keys(faults).sort()).toEqual([
    'email',
    'flags.garage_enabled',
    'remotes.mfe-finance.lenders.0.rate',
    'remotes.mfe-finance.term',
    'theme.accent',
  ]);
  expect(faults['theme.accent']).toBe('a colour, like #0b5fff');
  expect(await servedName()).toBe('Sunrise Cars');
});

test("refuses a host that is another site's", async () => {
  await store(valid);

  const faults = await faultsOf({ ...valid, slug: 'sunrise-bikes', hosts: ['bikes.test', 'sunrise.test'] });
  expect(faults).toEqual({ 'hosts.1': 'sunrise.test is a host of sunrise-cars' });
});

test('a revert serves the version before, and can be reverted', async () => {
  await store(valid);
  await store({ ...valid, name: 'Sunrise Motors', hosts: ['motors.test'] });

  expect(await revertSite(server.ownerDb, 'sunrise-cars', undefined, { manifests })).toEqual({ from: 2, to: 1 });
  expect([await servedName(), await servedName('motors.test')]).toEqual(['Sunrise Cars', undefined]);

  await revertSite(server.ownerDb, 'sunrise-cars', 2, { manifests });
  expect(await servedName('motors.test')).toBe('Sunrise Motors');
  expect(await store({ ...valid, name: 'Third' })).toMatchObject({ version: 3 });
});

test('a revert to a version that does not exist is refused', async () => {
  await store(valid);

  await expect(revertSite(server.ownerDb, 'sunrise-cars', undefined, { manifests })).rejects.toThrow(
    'there is no version 0',
  );
  await expect(revertSite(server.ownerDb, 'nobody', undefined, { manifests })).rejects.toThrow('there is no such site');
});

test('a candidate release is held against every stored site', async () => {
  await store({ ...valid, remotes: { 'mfe-finance': { term: 7 } } });
  const candidate: Manifests = new Map([['mfe-finance', manifestOf(z.object({ term: z.number().max(5).default(5) }))]]);

  const [check] = await checkStoredSites(server.ownerDb, { manifests: candidate });

  expect(check).toMatchObject({ slug: 'sunrise-cars', faults: [{ path: 'remotes.mfe-finance.term' }] });
});

test('a stored configuration that can no longer be read leaves the site as it was, and the others alone', async () => {
  await store(valid);
  await server.sites.refresh();
  await server.addSite({ slug: 'harbor-cars', group: 'sunrise', hosts: ['harbor.test'] });
  await withOperatorScope(server.ownerDb, async (tx) => {
    await tx.execute(`update site_config_version set config = config - 'theme' where site_slug = 'sunrise-cars'`);
    await tx.execute(`update site set revision = nextval('site_change') where slug = 'sunrise-cars'`);
  });

  expect([await servedName(), await servedName('harbor.test')]).toEqual(['Sunrise Cars', 'Site harbor-cars']);
  expect(server.logged.join('')).toContain('cannot be read');
});
