import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aManifest } from '@shared-kit/testing/a-manifest';
import type { ArtifactSource } from '../release/artifact-loader';
import { WORKING_COPY, workingCopies } from './working-copies';

const published: ArtifactSource = {
  manifest: () => Promise.reject(new Error('the published one')),
  module: () => Promise.reject(new Error('the published one')),
};
const release = {
  stable: '1.0.0',
  previous: [],
  pins: {},
  rollouts: [],
  blocked: [],
  loadOverrides: {},
  versions: [],
};
const snapshot: ReleaseSnapshot = {
  revision: 1,
  publicKey: '',
  remotes: { 'mfe-search': release, 'mfe-vehicle': release },
};

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'working-copy-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

function build(text: string, at: number): void {
  fs.mkdirSync(path.join(dir, 'server'), { recursive: true });
  fs.writeFileSync(
    path.join(dir, 'server/entry.cjs'),
    `module.exports = { modules: { 'results-page': async () => ({ text: '${text}', host: require('react') }) } };`,
  );
  // The hashes of its files are added when it is published.
  const { files: _none, ...manifest } = aManifest({ name: 'mfe-search', version: '1.2.0' });
  fs.writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(manifest));
  fs.utimesSync(path.join(dir, 'manifest.json'), at, at);
}

function versionOf(name: RemoteName, from: ReleaseSnapshot) {
  const release = from.remotes[name];
  const wanted = release?.versions.find(({ version }) => version === release.stable);
  return { name, publicKey: '', published: wanted ?? { version: '1.0.0', integrity: '', signature: '' } };
}

test('a working copy stands in for what is released of its remote, and of no other', () => {
  build('first', 1);
  const { remotes } = workingCopies({ 'mfe-search': dir }, published, {}).over(snapshot);

  expect(remotes['mfe-search']?.stable).toBe(WORKING_COPY);
  expect(remotes['mfe-vehicle']).toBe(release);
});

test('each build is run anew, with what the shell shares, and asked for under another stamp', async () => {
  build('first', 1);
  const { source, over } = workingCopies({ 'mfe-search': dir }, published, { react: 'the one React' });
  const first = versionOf('mfe-search', over(snapshot));
  expect(await source.module(first, 'results-page')).toEqual({ text: 'first', host: 'the one React' });
  expect(await source.manifest(first)).toMatchObject({ version: WORKING_COPY, files: {} });

  build('second', 2);
  const second = versionOf('mfe-search', over(snapshot));
  expect(second.published.integrity).not.toBe(first.published.integrity);
  expect(await source.module(second, 'results-page')).toMatchObject({ text: 'second' });
});

test('other remotes come from where they are published', async () => {
  build('first', 1);
  const { source, over } = workingCopies({ 'mfe-search': dir }, published, {});
  const vehicle = versionOf('mfe-vehicle', over(snapshot));

  await expect(source.manifest(vehicle)).rejects.toThrow('the published one');
  await expect(source.module(vehicle, 'vehicle-page')).rejects.toThrow('the published one');
});
