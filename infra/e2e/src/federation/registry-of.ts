import { generateKeyPairSync, sign } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { artifactDirectory, draftArtifact } from '@infra/releases/publish/artifact-directory';
import { readRemoteBuild, toRemoteJson } from '@infra/releases/publish/remote-build';

/** A registry in which the builds in these folders are published and stable, and nothing else is. */
export async function openRegistryOf(dirs: readonly string[], artifactsDir: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const releases = await Promise.all(
    dirs.map(async (dir) => {
      const build = await readRemoteBuild(dir);
      const { name, version } = build.manifest;
      const { bytes, integrity } = toRemoteJson(build, version);
      await (await draftArtifact(artifactDirectory(artifactsDir, name, version), build, bytes)).install();
      const signature = sign(null, bytes, privateKey).toString('base64');
      return [name, { stable: version, versions: [{ version, integrity, signature }] }] as const;
    }),
  );
  const snapshot = {
    revision: 1,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
    remotes: Object.fromEntries(releases),
  };
  const server = http.createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(snapshot)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
