import type { OverrideClaim } from '@shared-kit/contracts/release/override-token.contract';
import type { PreviewClaim } from '@shared-kit/contracts/release/preview-token.contract';
import type { PublishedVersion, ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { generateKeyPairSync, sign } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { OVERRIDE_SIGNING_PREFIX } from '@shared-kit/domain/release/override-token';
import { PREVIEW_SIGNING_PREFIX } from '@shared-kit/domain/release/preview-token';
import * as bus from '@shared-kit/runtime/bus';
import * as remoteApi from '@shared-kit/runtime/create-remote-api';
import * as slot from '@shared-kit/runtime/slot';
import * as suspenseQuery from '@shared-kit/runtime/use-suspense-query';
import * as React from 'react';
import { sha384 } from '../release/artifact';
import { ArtifactLoader } from '../release/artifact-loader';

/** What a version says of itself, and the server code of what it exposes: the value of `exports.modules`. */
type Version = Partial<RemoteManifest> & { modules?: string };
type Versions = [PublishedVersion, ...PublishedVersion[]];

/** Artifacts on disk, signed, as the registry publishes them; their code may require React, slots, queries and the bus. */
export function publishedRemotes() {
  const artifactsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'published-remotes-'));
  const registry = generateKeyPairSync('ed25519');
  const publicKey = registry.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  let published = 0;

  return {
    artifacts: new ArtifactLoader({
      artifactsDir,
      host: {
        react: React,
        '@shared-kit/runtime/bus': bus,
        '@shared-kit/runtime/slot': slot,
        '@shared-kit/runtime/create-remote-api': remoteApi,
        '@shared-kit/runtime/use-suspense-query': suspenseQuery,
      },
      sharedVersions: {},
    }),

    publish(name: RemoteName, { modules = '{}', ...facts }: Version): PublishedVersion {
      published += 1;
      const version = `1.0.${published}`;
      const code = Buffer.from(`const React = require('react');\nexports.modules = ${modules};\n`);
      const manifest = aManifest({ name, version, ...facts, files: { 'server/entry.cjs': sha384(code) } });
      const bytes = Buffer.from(JSON.stringify(manifest));
      const dir = path.join(artifactsDir, name, version);
      fs.mkdirSync(path.join(dir, 'server'), { recursive: true });
      fs.writeFileSync(path.join(dir, 'remote.json'), bytes);
      fs.writeFileSync(path.join(dir, 'server/entry.cjs'), code);
      return {
        version,
        integrity: sha384(bytes),
        signature: sign(null, bytes, registry.privateKey).toString('base64'),
      };
    },

    /** Of each remote the newest first, which is stable. */
    released(remotes: Readonly<Partial<Record<RemoteName, Versions>>>): ReleaseSnapshot {
      const state = { rollouts: [], pins: {}, blocked: [], loadOverrides: {} };
      const releases = Object.entries(remotes).map(([name, versions]) => {
        const [stable, ...previous] = versions as Versions;
        return [name, { versions, stable: stable.version, previous: previous.map(({ version }) => version), ...state }];
      });
      return { revision: published, publicKey, remotes: Object.fromEntries(releases) as ReleaseSnapshot['remotes'] };
    },

    /** As the cookie of a visitor who tries these versions. */
    preview(versions: Record<RemoteName, string>): string {
      const claim: PreviewClaim = { remotes: versions, exp: Math.floor(Date.now() / 1000) + 60 };
      const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
      const signature = sign(null, Buffer.from(PREVIEW_SIGNING_PREFIX + payload), registry.privateKey);
      return `preview=${payload}.${signature.toString('base64url')}`;
    },

    /** As the token of whoever works on a remote, by this claim. */
    overrideToken(claim: OverrideClaim): string {
      const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
      const signature = sign(null, Buffer.from(OVERRIDE_SIGNING_PREFIX + payload), registry.privateKey);
      return `${payload}.${signature.toString('base64url')}`;
    },

    remove: () => fs.rmSync(artifactsDir, { recursive: true }),
  };
}
