import { z } from 'zod';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { withOperatorScope } from '../../db/scope';
import type { Manifests } from './check-site-config';
import { checkStoredSites } from './check-stored-sites';
import { importSite } from './import-site';
import { revertSite } from './revert-site';
import { SiteConfigRefused } from './site-config-fault';
import { sites } from './site.schema';

/** What a remote's build makes of its zod schema (build-kit's manifest.ts). */
function manifestOf(config: z.ZodObject) {
  return { config: z.toJSONSchema(config, { io: 'input' }) as Record<string, unknown>, routes: [] };
}

const financeConfig = z.object({
  term: z.number().min(1).max(7).default(5),
  lenders: z.array(z.object({ name: z.string(), rate: z.number() })).default([]),
  texts: z.object({ title: z.string().default('Finance') }).prefault({}),
});
const manifests: Manifests = new Map([
  [
    'mfe-finance',
    {
      ...manifestOf(financeConfig),
      routes: [
        {
          id: 'finance',
          path: '/finance',
          title: 'Finance',
          gate: 'none',
          slots: [],
          cache: 'public',
          layout: 'full',
          essentials: 'generic',
          js: [],
          css: [],
        },
      ],
    },
  ],
]);

const valid = {
  slug: 'sunrise-cars',
  name: 'Sunrise Cars',
  dealership_group: 'sunrise',
  hosts: ['sunrise.test'],
  phone: '07 3000 0000',
  email: 'hello@sunrise.example',
  address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  dealer_license_number: '1234567',
  theme: { accent: '#0b5fff' },
};

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
  expect(await store(valid)).toEqual({ slug: 'sunrise-cars', version: 1, changed: true });
  expect(await store({ ...valid, name: 'Sunrise Motors' })).toMatchObject({ version: 2 });

  expect(await servedName()).toBe('Sunrise Motors');
});

test('the same configuration again changes nothing', async () => {
  await store(valid);

  expect(await store({ ...valid })).toEqual({ slug: 'sunrise-cars', version: 1, changed: false });
});

test('a dealership called like a make or a fixed results page is refused, unless the site does not show it', async () => {
  await server.addGroup('clash');
  for (const slug of ['land-rover', 'used-cars', 'clash-motors']) await server.addDealership({ group: 'clash', slug });
  const clashing = { ...valid, slug: 'clash', dealership_group: 'clash', hosts: ['clash.test'] };

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

test.each([
  ['in the shell part', { tag_line: 'Hello' }, 'tag_line'],
  ['among the flags', { flags: { garage_enable: false } }, 'flags.garage_enable'],
  [
    'in a content page',
    { pages: [{ path: '/about-us', title: 'About us', body: 'Hi', author: 'Jo' }] },
    'pages.0.author',
  ],
  ['in a part of a remote', { remotes: { 'mfe-finance': { terms: 5 } } }, 'remotes.mfe-finance.terms'],
  [
    'deep in a part of a remote',
    { remotes: { 'mfe-finance': { texts: { titel: 'Loans' } } } },
    'remotes.mfe-finance.texts.titel',
  ],
])('an unknown key %s is refused, not dropped', async (_case, wrong, path) => {
  expect(await faultsOf({ ...valid, ...wrong })).toEqual({ [path]: 'unknown key' });
});

test.each([
  ['a remote nobody knows', { remotes: { 'mfe-games': {} } }, 'remotes.mfe-games', 'no such remote'],
  [
    'a remote without a published version',
    { remotes: { 'mfe-leads': {} } },
    'remotes.mfe-leads',
    'no version of it is published to check this part against',
  ],
  ['a group that does not exist', { dealership_group: 'nobody' }, 'dealership_group', 'there is no group nobody'],
  [
    'a dealership of another group',
    { base_filter: { dealership_slug: ['harbor-motors'] } },
    'base_filter.dealership_slug.0',
    'sunrise has no dealership harbor-motors',
  ],
  [
    'a page where a remote has a route',
    { pages: [{ path: '/finance', title: 'Finance', body: 'x' }] },
    'pages.0.path',
    '/finance belongs to mfe-finance',
  ],
  [
    'a page below the API',
    { pages: [{ path: '/api/x', title: 'X', body: 'x' }] },
    'pages.0.path',
    '/api/x belongs to the platform',
  ],
  [
    'a redirect from a page',
    { pages: [{ path: '/faqs', title: 'F', body: 'x' }], redirects: { '/faqs': '/' } },
    'redirects./faqs',
    '/faqs belongs to a page',
  ],
  ['a filter nobody offers', { search_filters: ['make', 'smell'] }, 'search_filters.1', 'there is no filter smell'],
  [
    'a time zone that does not exist',
    { time_zone: 'Australia/Atlantis' },
    'time_zone',
    'a time zone, like Australia/Brisbane',
  ],
  ['a host listed twice', { hosts: ['a.test', 'a.test'] }, 'hosts.1', 'a.test is listed twice'],
])('refuses %s', async (_case, wrong, path, message) => {
  expect(await faultsOf({ ...valid, ...wrong })).toEqual({ [path]: message });
});

test("refuses a host that is another site's", async () => {
  await store(valid);

  const faults = await faultsOf({ ...valid, slug: 'sunrise-bikes', hosts: ['bikes.test', 'sunrise.test'] });
  expect(faults).toEqual({ 'hosts.1': 'sunrise.test is a host of sunrise-cars' });
});

test('refuses colours that are too close to read, with both figures', async () => {
  const faults = await faultsOf({ ...valid, theme: { accent: '#f5d90a', muted: '#a0a0a0' } });

  expect(faults['theme.onAccent']).toMatch(/contrast with accent is 1\.\d\d, at least 4\.5 is needed/);
  expect(faults['theme.muted']).toMatch(/contrast with surface is 2\.\d\d, at least 4\.5 is needed/);
  expect(faults['theme.accent']).toMatch(/contrast with ground is 1\.\d\d, at least 3 is needed/);
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
