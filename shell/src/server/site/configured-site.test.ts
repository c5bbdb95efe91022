import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { z } from 'zod';
import { configuredSite } from './configured-site';

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
