import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { remoteManifestSchema } from '@shared-kit/contracts/remote.contract';
import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import type { RemoteBuild } from './define-remote';
import { requiredRanges } from './shared-modules';

/** remote.json before publishing: the hashes of its files are added when it is signed. */
export type BuildManifest = Omit<RemoteManifest, 'files'>;

type FederationManifest = {
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[]; async: string[] } } }[];
};

/** Writes dist/manifest.json: the contract of remote.config.ts joined with the files the build emitted. */
export function writeManifest({ out, globalName, config }: RemoteBuild): BuildManifest {
  const federation = JSON.parse(
    fs.readFileSync(path.join(out, 'client/mf-manifest.json'), 'utf8'),
  ) as FederationManifest;
  const assetsOf = (id: string) => {
    const assets = federation.exposes.find((expose) => expose.path === `./${id}`)?.assets;
    if (!assets) throw new Error(`${config.name} exposes no ./${id}`);
    const inClient = (file: string) => `client/${file}`;
    return { js: assets.js.sync.map(inClient), css: [...assets.css.sync, ...assets.css.async].map(inClient) };
  };
  const { config: configSchema, ...contract } = config;
  const manifest = remoteManifestSchema.omit({ files: true }).parse({
    ...contract,
    globalName,
    requires: requiredRanges(),
    clientEntry: 'client/remoteEntry.js',
    serverEntry: 'server/entry.cjs',
    routes: config.routes.map((route) => ({ ...route, ...assetsOf(route.module ?? route.id) })),
    widgets: config.widgets.map((widget) => ({ ...widget, ...assetsOf(widget.id) })),
    config: z.toJSONSchema(configSchema, { io: 'input' }),
  });
  fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(manifest, null, 1));
  return manifest;
}
