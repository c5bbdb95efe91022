import type { ReleaseSnapshot, RemoteRelease } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { keyFingerprint } from '@shared-kit/domain/release/release-keys';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactDirectory } from '../../publish/artifact-directory';
import { integrityOf } from '../../publish/remote-build';
import type { Candidate } from '../gate';

type Version = { name: RemoteName; version: string };
type Stage = { artifactsDir: string; stable: readonly Version[]; candidate: Pick<Candidate, 'manifest' | 'directory'> };

/** What a shell is shown of a trial: what everybody has now, and the same with the candidate in its place. */
type TrialRelease = {
  /** Where artifacts, candidate included, lie as a shell looks for them. */
  artifactsDir: string;
  /** Of the key that signs these snapshots, for the shell to trust. */
  trustedKey: string;
  stable: ReleaseSnapshot['remotes'];
  withCandidate: ReleaseSnapshot['remotes'];
  /** PEM. */
  publicKey: string;
  remove(): Promise<void>;
};

/**
 * Puts a candidate beside what is stable, in a folder and under a key of the trial's own: the registry knows nothing of it.
 * A version has none before it that would hide its failures.
 */
export async function stageTrial({ artifactsDir, stable, candidate }: Stage): Promise<TrialRelease> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'trial-')));
  const released = async ({ name, version }: Version, directory: string): Promise<[RemoteName, RemoteRelease]> => {
    const place = path.join(folder, name, version);
    await mkdir(path.dirname(place), { recursive: true });
    // As a shell without the rights to read elsewhere may follow it; Windows lets anybody make these.
    await symlink(await realpath(directory), place, 'junction');
    const bytes = await readFile(path.join(directory, 'remote.json'));
    const signature = sign(null, bytes, privateKey).toString('base64');
    const state = { previous: [], pins: {}, rollouts: [], blocked: [], loadOverrides: {} };
    return [name, { stable: version, versions: [{ version, integrity: integrityOf(bytes), signature }], ...state }];
  };
  const present = await Promise.all(
    stable.map((one) => released(one, artifactDirectory(artifactsDir, one.name, one.version))),
  );
  const tried = await released(candidate.manifest, candidate.directory);
  return {
    artifactsDir: folder,
    trustedKey: keyFingerprint(pem),
    publicKey: pem,
    stable: Object.fromEntries(present),
    withCandidate: Object.fromEntries([...present, tried]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
