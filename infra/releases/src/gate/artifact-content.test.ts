import { aManifest } from '@shared-kit/testing/a-manifest';
import { contentFaults } from './artifact-content';

const files = { 'client/remoteEntry.js': 'sha384-a', 'server/entry.cjs': 'sha384-b' };
const manifest = aManifest({ files });

test('files that are what the manifest says are welcome', () => {
  expect(contentFaults(manifest, files)).toEqual([]);
});

test('what was altered, what is missing and what nobody listed is named', () => {
  expect(contentFaults(manifest, { 'client/remoteEntry.js': 'sha384-other', 'client/extra.js': 'sha384-c' })).toEqual([
    'server/entry.cjs is missing',
    'client/remoteEntry.js is not what the manifest says: its sha384 differs',
    'client/extra.js is not in the manifest',
  ]);
});

test('a manifest does not reach out of its artifact, neither by a file nor by what it starts with', () => {
  const escaping = { '../other/entry.cjs': 'sha384-b', 'client/remoteEntry.js': 'sha384-a' };

  expect(contentFaults(aManifest({ files: escaping, serverEntry: '../../etc/entry.cjs' }), escaping)).toEqual([
    'the manifest lists ../other/entry.cjs, which leads out of the artifact',
    'the manifest names ../../etc/entry.cjs, which is none of its files',
  ]);
});

test('what every object has is no file', () => {
  expect(contentFaults(aManifest({ files, serverEntry: 'constructor' }), files)).toEqual([
    'the manifest names constructor, which is none of its files',
  ]);
  expect(contentFaults(manifest, { ...files, constructor: 'sha384-c' })).toEqual([
    'constructor is not in the manifest',
  ]);
});
