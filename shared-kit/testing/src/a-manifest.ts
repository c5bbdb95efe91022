import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { z } from 'zod';

/** A remote that offers nothing yet; only what the test is about need be named. */
export function aManifest(overrides: Partial<z.input<typeof remoteManifestSchema>> = {}): RemoteManifest {
  const { name = 'mfe-search' } = overrides;
  return remoteManifestSchema.parse({
    name,
    version: '1.0.0',
    contract: 1,
    globalName: name.replace('-', '_'),
    requires: {},
    clientEntry: 'client/remoteEntry.js',
    serverEntry: 'server/entry.cjs',
    routes: [],
    widgets: [],
    forms: [],
    menus: [],
    events: { publishes: [], subscribes: [] },
    config: {},
    files: {},
    ...overrides,
  });
}
