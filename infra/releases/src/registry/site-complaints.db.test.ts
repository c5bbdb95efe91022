import { jest } from '@jest/globals';
import { ownRemotes } from '@infra/build-kit/own-remotes';
import path from 'node:path';
import { z } from 'zod';
import { createDb } from '@infra/api/db/db';
import type { Db } from '@infra/api/db/db';
import { importGroup } from '@infra/api/modules/locations/import-group.service';
import { importSite } from '@infra/api/modules/site/change/import-site';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { siteComplaints } from './site-complaints';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.url, { max: 1 });
  await importGroup(db, {
    slug: 'northshore',
    name: 'Northshore',
    dealerships: [{ slug: 'northshore-yard', name: 'Northshore Yard', lead_email: 'yard@dealer.example' }],
    locations: [],
  });
  await storeSite('northshore', { remotes: { 'mfe-search': { per_page: 99 } } });
  await storeSite('southbank', { pages: [{ path: '/finance', title: 'Finance', body: 'Ask us.' }] });
}, 60_000);
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

function storeSite(slug: string, overrides: object) {
  const given = {
    slug,
    name: slug,
    dealership_group: 'northshore',
    hosts: [`${slug}.test`],
    phone: '07 5550 0001',
    email: 'hello@dealer.example',
    address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
    dealer_license_number: 'DEMO0001',
    theme: { accent: '#0b5fff' },
    ...overrides,
  };
  return importSite(db, given, { manifests: new Map(), allowUnpublished: true });
}

function aRelease(config: z.ZodObject, path = '/search/:scope') {
  return aManifest({
    routes: [{ id: 'results-page', path, title: 'Search', js: [], css: [] }],
    config: z.toJSONSchema(config, { io: 'input' }),
  });
}

test('a version that every stored site fits is welcome', async () => {
  expect(await siteComplaints(db, aRelease(z.object({ per_page: z.number().max(100).default(21) })), [])).toEqual([]);
});

test('a version that no longer takes what a site says is named with site and path', async () => {
  expect(await siteComplaints(db, aRelease(z.object({ per_page: z.number().max(50).default(21) })), [])).toEqual([
    expect.stringMatching(/^northshore: remotes\.mfe-search\.per_page: /),
  ]);
});

test('a version with a new property that has no default breaks the sites that do not say it', async () => {
  const complaints = await siteComplaints(db, aRelease(z.object({ per_page: z.number(), engine: z.string() })), []);

  expect(complaints).toEqual(expect.arrayContaining([expect.stringMatching(/^southbank: remotes\.mfe-search/)]));
});

test("a version that takes over a site's own page is named", async () => {
  expect(await siteComplaints(db, aRelease(z.object({ per_page: z.number().default(21) }), '/finance'), [])).toEqual([
    'southbank: pages.0.path: /finance belongs to mfe-search',
  ]);
});

test('a version that no longer has a setting is named with the sites that say it', async () => {
  expect(await siteComplaints(db, aRelease(z.object({ rows: z.number().default(7) })), [])).toEqual([
    'northshore: remotes.mfe-search.per_page: unknown key',
  ]);
});

test('a version without a page that a site leads to is named; where the link was dead before it is not', async () => {
  await storeSite('eastside', {
    header_menu: [
      { label: 'Offers', href: '/offers-of-ours' },
      { label: 'Gone', href: '/never-was' },
    ],
  });
  const others = ownRemotes(path.resolve(import.meta.dirname, '../../../..'))
    .filter((name) => name !== 'mfe-search')
    .map((name) => aManifest({ name }));
  const config = z.object({ per_page: z.number().default(21) });
  const stable = [...others, aRelease(config, '/offers-of-ours')];

  expect(await siteComplaints(db, aRelease(config, '/deals'), stable)).toEqual([
    expect.stringMatching(/^eastside: header_menu\.0\.href: leads to \/offers-of-ours, which this site does not have/),
  ]);
  expect(await siteComplaints(db, aRelease(config, '/offers-of-ours'), stable)).toEqual([]);
});

test('of twelve sites of one group as much is asked as of three', async () => {
  const asked = async () => {
    const before = statements.mock.calls.length;
    await siteComplaints(db, aRelease(z.object({ per_page: z.number().default(21) })), [aRelease(z.object({}))]);
    return statements.mock.calls.length - before;
  };
  const statements = jest.spyOn(db.$client, 'connect');
  const ofFew = await asked();
  for (let number = 0; number < 9; number += 1) await storeSite(`yard-${number}`, {});
  expect(await asked()).toBe(ofFew);
  statements.mockRestore();
});
