import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { siteConfigSchema, siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import { ownRemotes } from '@infra/build-kit/own-remotes';
import path from 'node:path';
import { checkSiteConfig } from '@infra/api/modules/site/check/check-site-config';
import type { Manifests } from '@infra/api/modules/site/check/check-site-config';
import { featuresOf } from '@shared-kit/domain/site/site-features';
import { z } from 'zod';
import { readDemoGroups } from '../groups/read-demo-groups';
import { readSiteFiles } from './read-site-files';

const root = path.resolve(import.meta.dirname, '../../../..');
const manifests: Manifests = new Map(
  await Promise.all(
    ownRemotes(root).map(async (name) => {
      const { default: remote } = (await import(path.join(root, name, 'remote.config.ts'))) as {
        default: RemoteConfig;
      };
      const { routes, config } = remoteManifestSchema.pick({ routes: true, config: true }).parse({
        routes: remote.routes.map((route) => ({ ...route, js: [], css: [] })),
        config: z.toJSONSchema(remote.config, { io: 'input' }),
      });
      return [name, { routes, config }] as const;
    }),
  ),
);
const config = new Map([...manifests].map(([name, manifest]) => [name, z.fromJSONSchema(manifest.config)]));
const groups = new Set((await readDemoGroups()).map(({ slug }) => slug));

// A first start seeds before anything is published, so that it would not notice.
test.each(await readSiteFiles())(
  '$name is what `npm run site -- import` takes, with the remotes of today',
  ({ given }) => {
    expect(checkSiteConfig(given, { manifests, groups, hostsOfOthers: new Map() }).faults).toEqual([]);
  },
);

test.each(await readSiteFiles())('$name: its legal pages read what it leaves out as its remotes do', ({ given }) => {
  const site = siteConfigSchema.extend({ remotes: siteSchema.shape.remotes }).parse(given);
  const remotes = Object.fromEntries(
    [...config].map(([name, part]) => [name, part.parse(site.remotes[name] ?? {}) as Record<string, unknown>]),
  );

  expect(featuresOf(site)).toEqual(featuresOf({ ...site, remotes }));
});
