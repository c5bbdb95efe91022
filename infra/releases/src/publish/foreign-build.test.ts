import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRemoteBuild } from './remote-build';

const contract = { name: 'mfe-hello', version: '1.0.0', widgets: [{ id: 'hello', slot: 'home.sections' }] };
const none = { sync: [], async: [] };
const federation = {
  metaData: { globalName: 'hello', remoteEntry: { name: 'remoteEntry.js', path: '' } },
  shared: [
    { name: 'react', requiredVersion: '^19.3.1' },
    { name: 'something-of-its-own', requiredVersion: '^1.0.0' },
  ],
  exposes: [{ path: './hello', assets: { js: { sync: ['hello.js'], async: [] }, css: none } }],
};

let dir: string;
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'foreign-build-'))));
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

function build(said: object = contract, manifest: object = federation): string {
  fs.mkdirSync(path.join(dir, 'client'));
  for (const file of ['remoteEntry.js', 'hello.js']) fs.writeFileSync(path.join(dir, 'client', file), '');
  fs.writeFileSync(path.join(dir, 'client/mf-manifest.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(dir, 'contract.json'), JSON.stringify(said));
  return dir;
}

test('a build of the plugin alone is published by its manifest and a contract of a few lines', async () => {
  const { manifest, files } = await readRemoteBuild(build());
  expect(manifest).toMatchObject({
    name: 'mfe-hello',
    globalName: 'hello',
    // What the shell does not share it brings itself: that is no requirement.
    requires: { react: '^19.3.1' },
    clientEntry: 'client/remoteEntry.js',
    serverEntry: null,
    widgets: [{ id: 'hello', slot: 'home.sections', load: 'client', js: ['client/hello.js'] }],
  });
  expect(Object.keys(files)).toEqual(['client/hello.js', 'client/mf-manifest.json', 'client/remoteEntry.js']);
});

test.each([
  [
    'a widget that is not exposed',
    { ...contract, widgets: [{ id: 'bye', slot: 'home.sections' }] },
    'exposes no ./bye',
  ],
  ['a slot that is not there', { ...contract, widgets: [{ id: 'hello', slot: 'home.roof' }] }, 'contract.json'],
  ['a name that leads out of its folder', { ...contract, name: 'mfe-../x' }, 'contract.json'],
])('%s is refused', async (_what, said, sentence) => {
  await expect(readRemoteBuild(build(said))).rejects.toThrow(sentence);
});

test('a build without the federation manifest is refused', async () => {
  fs.rmSync(path.join(build(), 'client/mf-manifest.json'));
  await expect(readRemoteBuild(dir)).rejects.toThrow('mf-manifest.json is missing');
});
