import type { PublishedVersion } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName, RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { createHash, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A remote's artifact that a test may spoil before, or after, it is signed. */
export class ArtifactCopy {
  readonly dir: string;
  readonly name: RemoteName;
  readonly manifest: RemoteManifest;

  /** `label` makes a version of its own of it, beside the built one. */
  constructor(builtDir: string, artifactsDir: string, name: RemoteName, label = '') {
    this.name = name;
    const built = JSON.parse(fs.readFileSync(path.join(builtDir, 'manifest.json'), 'utf8')) as RemoteManifest;
    this.manifest = { ...built, version: `${built.version}${label}`, files: {} };
    this.dir = path.join(artifactsDir, name, this.manifest.version);
    for (const side of ['client', 'server'])
      fs.cpSync(path.join(builtDir, side), path.join(this.dir, side), { recursive: true });
  }

  edit(file: string, change: (text: string) => string): void {
    const full = path.join(this.dir, file);
    fs.writeFileSync(full, change(fs.readFileSync(full, 'utf8')));
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.dir, file));
  }

  /** Hashes every file, writes remote.json and signs it, as publishing does. */
  sign(privateKey: KeyObject): PublishedVersion {
    const files = fs
      .readdirSync(this.dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => fs.statSync(path.join(this.dir, file)).isFile());
    const hashes = Object.fromEntries(
      files.map((file) => [file, integrityOf(fs.readFileSync(path.join(this.dir, file)))]),
    );
    const bytes = Buffer.from(JSON.stringify({ ...this.manifest, files: hashes }));
    fs.writeFileSync(path.join(this.dir, 'remote.json'), bytes);
    return {
      version: this.manifest.version,
      integrity: integrityOf(bytes),
      signature: sign(null, bytes, privateKey).toString('base64'),
    };
  }
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
