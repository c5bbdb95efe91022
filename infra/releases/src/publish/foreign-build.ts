import { remoteManifestSchema, remoteNameSchema, widgetSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '@infra/build-kit/shared-modules';
import { z } from 'zod';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { readJsonFile } from './read-json-file';

/** What its author says of a remote that our build kit did not build: `contract.json` beside the folder `client`. */
const foreignContractSchema = z.strictObject({
  name: remoteNameSchema,
  version: remoteManifestSchema.shape.version,
  /** Each id is also the name it is exposed by. Without a server's build the browser draws them. */
  widgets: z.array(widgetSchema.omit({ load: true })).min(1),
  /** JSON Schema of its part of a site's configuration. */
  config: z.record(z.string(), z.unknown()).default({ type: 'object', properties: {} }),
});

const filesSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The parts we read of the manifest that Module Federation's plugin writes. */
const federationManifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string().optional() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: filesSchema, css: filesSchema }) })),
});

/** Whether a folder holds what another build tool made, with the contract that its author wrote. */
export function isForeignBuild(distDir: string): boolean {
  return existsSync(path.join(distDir, 'contract.json'));
}

/**
 * The manifest of a remote that was built elsewhere, from its federation manifest and its author's contract.
 *
 * @throws {ReleaseRefusal} when either is missing or wrong, or a widget is not exposed.
 */
export async function readForeignManifest(distDir: string): Promise<Omit<RemoteManifest, 'files'>> {
  const contract = await readJsonFile(path.join(distDir, 'contract.json'), foreignContractSchema);
  const { metaData, shared, exposes } = await readJsonFile(
    path.join(distDir, 'client/mf-manifest.json'),
    federationManifestSchema,
  );
  const inClient = (file: string) => path.posix.join('client', file);
  const filesOf = (id: string) => {
    const assets = exposes.find((exposed) => exposed.path === `./${id}`)?.assets;
    if (!assets) throw new ReleaseRefusal(`${contract.name} exposes no ./${id}`);
    return { js: assets.js.sync.map(inClient), css: [...assets.css.sync, ...assets.css.async].map(inClient) };
  };
  // Of the rest it brings its own.
  const sharedWithUs = shared.filter(({ name }) => name in sharedModules);
  return {
    ...contract,
    contract: 1,
    globalName: metaData.globalName,
    requires: Object.fromEntries(sharedWithUs.map(({ name, requiredVersion }) => [name, requiredVersion || '*'])),
    clientEntry: inClient(path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name)),
    serverEntry: null,
    routes: [],
    widgets: contract.widgets.map((widget) => ({ ...widget, load: 'client', ...filesOf(widget.id) })),
    forms: [],
    menus: [],
    events: { publishes: [], subscribes: [] },
  };
}
