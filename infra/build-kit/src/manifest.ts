import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { describeSlots } from '@shared-kit/contracts/release/describe-slots';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { RemoteBuild } from './define-remote';
import { EXPOSED_FILES } from './exposed-files';
import type { ExposedFilesById } from './exposed-files';
import { requiredRanges } from './shared-modules';

/** remote.json before publishing: the hashes of its files are added when it is signed. */
export type BuildManifest = Omit<RemoteManifest, 'files'>;

/** Writes dist/manifest.json: the contract of remote.config.ts joined with the files the build emitted. */
export function writeManifest({ out, globalName, config }: RemoteBuild): BuildManifest {
  const exposed = JSON.parse(fs.readFileSync(path.join(out, EXPOSED_FILES), 'utf8')) as ExposedFilesById;
  const assetsOf = (id: string) => {
    const files = exposed[id];
    if (!files) throw new Error(`${config.name} exposes no ./${id}`);
    const inClient = (file: string) => `client/${file}`;
    return { js: files.js.map(inClient), css: files.css.map(inClient) };
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
    slotProps: describeSlots([
      ...config.routes.flatMap(({ slots }) => slots),
      ...config.widgets.map(({ slot }) => slot),
    ]),
  });
  fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(manifest, null, 1));
  return manifest;
}
