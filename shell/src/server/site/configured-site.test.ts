import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { z } from 'zod';
import { configuredSite, stateOfSite } from './configured-site';

function manifest(config: z.ZodObject, version = '1.0.0'): RemoteManifest {
  return {
    name: 'mfe-vehicle',
    version,
    files: {},
    config: z.toJSONSchema(config, { io: 'input' }),
  } as unknown as RemoteManifest;
}

const schema = z.object({ rows: z.number().default(4), title: z.string().default('Specifications') });

test("fills what a site did not say with the version's own defaults", () => {
  const site = aSite({ slug: 'one', remotes: { 'mfe-vehicle': { rows: 6 } } });

  expect(configuredSite(site, [manifest(schema)]).remotes['mfe-vehicle']).toEqual({ rows: 6, title: 'Specifications' });
});

test('gives a remote that the site says nothing about its defaults', () => {
  expect(configuredSite(aSite({ slug: 'two', remotes: {} }), [manifest(schema)]).remotes['mfe-vehicle']).toEqual({
    rows: 4,
    title: 'Specifications',
  });
});

test('falls back to the defaults where a version cannot read what was imported', () => {
  const site = aSite({ slug: 'three', remotes: { 'mfe-vehicle': { rows: 'many' } } });

  expect(configuredSite(site, [manifest(schema)]).remotes['mfe-vehicle']).toMatchObject({ rows: 4 });
});

test.each<[string, Partial<Site>]>([
  ['revision', { revision: 2 }],
  ['group’s name', { group_name: 'Sunset Group' }],
  ['number of offers', { offers_count: 3 }],
  ['makes', { popular_makes: ['Toyota'] }],
  ['conditions', { car_types: ['used'] }],
  ['kinds of vehicles', { item_types: ['truck'] }],
  ['kinds of locations', { location_types: ['service'] }],
  ['brands', { brand_count: 4 }],
  ['new models', { new_model_count: 12 }],
  ['menu of new models', { range_menu: [{ label: 'Corolla', href: '/new/toyota/corolla' }] }],
])('another state of the site begins with a change of its %s, and that shows at once', (_what, changed) => {
  const before = aSite({ slug: 'state' });
  const after = aSite({ slug: 'state', ...changed });
  configuredSite(before, [manifest(schema)]);

  expect(stateOfSite(after)).not.toBe(stateOfSite(before));
  expect(configuredSite(after, [manifest(schema)])).toMatchObject(changed);
  expect(stateOfSite(aSite({ slug: 'state' }))).toBe(stateOfSite(before));
});

test('another version reads its own defaults, and so does the same one built anew', () => {
  const site = aSite({ slug: 'versions' });
  const rowsOf = (version: string, rows: number, entry: string) => {
    const config = z.object({ rows: z.number().default(rows) });
    const built = { ...manifest(config, version), files: { 'server/entry.cjs': entry } };
    return configuredSite(site, [built]).remotes['mfe-vehicle'];
  };

  expect([rowsOf('1.0.0', 4, 'a'), rowsOf('1.1.0', 5, 'a'), rowsOf('1.1.0', 6, 'b')]).toEqual([
    { rows: 4 },
    { rows: 5 },
    { rows: 6 },
  ]);
});

test('versions that read the same share one site, however many were released', () => {
  const site = aSite({ slug: 'released-often', remotes: { 'mfe-vehicle': { rows: 6 } } });
  const made = Array.from({ length: 200 }, (_, index) => configuredSite(site, [manifest(schema, `1.${index}.0`)]));

  expect(new Set(made).size).toBe(1);
});

test('of versions that read differently the latest are kept, and no more of them than may be served side by side', () => {
  const site = aSite({ slug: 'read-differently', remotes: {} });
  const reading = (rows: number) => [manifest(z.object({ rows: z.number().default(rows) }))];
  const made = Array.from({ length: 40 }, (_, rows) => configuredSite(site, reading(rows)));

  const isKept = made.map((known, rows) => configuredSite(site, reading(rows)) === known);
  // Asked for the oldest first, each that was forgotten takes the place of one that was not.
  expect(isKept.filter(Boolean)).toEqual([]);
  expect(configuredSite(site, reading(39))).toBe(configuredSite(site, reading(39)));
});
