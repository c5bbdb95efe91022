import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { rootDir } from '../running-platform';
import { ArtifactCopy } from './artifact-copy';
import type { Fault, Side } from './faults';

export type Spoiled = { remote: RemoteName; fault: Fault; side: Side };

/**
 * A registry with one version of each remote, so that the failure ladder has no step left, in which one
 * remote at a time is spoiled. Each fault is a version of its own: nothing that was cached stands in for it.
 *
 * @param options `withGood`: the version that is well stays the one before the spoiled one, and the ladder has a step.
 */
export async function openSpoiledRegistry(artifactsDir: string, { withGood = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const copy = (name: RemoteName, label?: string) =>
    new ArtifactCopy(path.join(rootDir, name, 'dist'), artifactsDir, name, label);
  const release = (artifact: ArtifactCopy) => {
    const published = artifact.sign(privateKey);
    return { stable: published.version, versions: [published] };
  };
  const well = Object.fromEntries(ownRemotes(rootDir).map((name) => [name, release(copy(name))]));

  let spoiled: ArtifactCopy | undefined;
  let revision = 1;
  let remotes: object = well;
  let taken: (() => void) | undefined;
  const server = http.createServer((request, response) => {
    const etag = `"${revision}"`;
    // A shell names what it has: asked with the newest, it has taken that.
    if (request.headers['if-none-match'] === etag) {
      taken?.();
      response.writeHead(304).end();
      return;
    }
    response.setHeader('content-type', 'application/json').setHeader('etag', etag);
    response.end(JSON.stringify({ revision, publicKey: publicKey.export({ type: 'spki', format: 'pem' }), remotes }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes the spoiled version the only one of its remote, the others well; resolves once the shell has it. */
    spoil({ remote, fault, side }: Spoiled): Promise<void> {
      revision += 1;
      const artifact = copy(remote, `-fault.${revision}`);
      fault.before?.(artifact, side);
      const good = well[remote];
      const next = release(artifact);
      remotes = {
        ...well,
        [remote]:
          withGood && good
            ? { ...next, previous: [good.stable], versions: [...good.versions, ...next.versions] }
            : next,
      };
      fault.after?.(artifact, side);
      spoiled = artifact;
      return new Promise((resolve) => (taken = resolve));
    },
    /** Takes the files of the spoiled version away: whoever has it has loaded it. */
    drop(): void {
      if (spoiled) fs.rmSync(spoiled.dir, { recursive: true, force: true });
    },
    close: () => server.close(),
  };
}
