import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { integrityOf } from '../src/publish/remote-build';

type Facts = Parameters<typeof aManifest>[0];

/**
 * Writes an artifact by hand, as the registry keeps it.
 *
 * @param modules what its server exposes, by id: the body of a CommonJS module each.
 * @param client files of its browser's part, by name.
 * @returns its manifest and its folder.
 */
export function writeArtifact(
  artifactsDir: string,
  facts: Facts,
  modules: Readonly<Record<string, string>>,
  client: Readonly<Record<string, string>> = { 'remoteEntry.js': '' },
) {
  const ids = Object.keys(modules).map((id) => `'${id}': async () => require('./${id}.cjs')`);
  const texts = {
    'server/entry.cjs': `exports.modules = { ${ids.join(', ')} };`,
    ...Object.fromEntries(Object.entries(modules).map(([id, text]) => [`server/${id}.cjs`, text])),
    ...Object.fromEntries(Object.entries(client).map(([name, text]) => [`client/${name}`, text])),
  };
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, integrityOf(Buffer.from(text))]));
  const manifest = aManifest({ ...facts, files });
  const directory = path.join(artifactsDir, manifest.name, manifest.version);
  for (const [name, text] of Object.entries({ ...texts, 'remote.json': JSON.stringify(manifest) })) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  return { manifest, directory };
}
