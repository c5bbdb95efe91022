import path from 'node:path';
import fc from 'fast-check';
import { artifactLimits, nameFault, shapeFaults } from './artifact-shape';
import type { ArtifactEntry } from './artifact-shape';

const aFile = (name: string, bytes = 10): ArtifactEntry => ({ name, kind: 'file', bytes });
const aPart = fc.stringMatching(/^[a-z0-9_@-]{1,12}(\.[a-z0-9]{1,6}){0,2}$/);

test('the files of a build are welcome', () => {
  expect(
    shapeFaults(['client/remoteEntry.js', 'client/a/b.1f3c.css', 'server/entry.cjs'].map((name) => aFile(name))),
  ).toEqual([]);
});

test.each([
  ['client/../../other/remote.json', 'leads out of the artifact'],
  ['../client/a.js', 'leads out of the artifact'],
  ['/etc/passwd', 'leads out of the artifact'],
  ['C:\\windows\\a.js', 'leads out of the artifact'],
  ['client\\..\\..\\a.js', 'leads out of the artifact'],
  ['\\\\host\\share\\a.js', 'leads out of the artifact'],
  ['client/a\\b.js', 'has a name that not every disk takes'],
  ['client//a.js', 'has a name that not every disk takes'],
  ['client/./a.js', 'has a name that not every disk takes'],
  ['client/a\u0000.js', 'has a name that not every disk takes'],
  ['client/a.js ', 'has a name that not every disk takes'],
  ['client/a.js:stream', 'has a name that not every disk takes'],
  ['client', 'is in none of the folders client and server'],
  ['remote.json', 'is in none of the folders client and server'],
  ['clients/a.js', 'is in none of the folders client and server'],
  [`client/${'a'.repeat(artifactLimits.nameLength)}`, 'has a name of more than 200 characters'],
])('%j is none of an artifact', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

test('whatever a name is made of: one that is taken stays below its folder, on every kind of disk', () => {
  const anyPart = fc.oneof(aPart, fc.constantFrom('..', '.', '', '\\', '..\\..', 'c:', '/', ' ', '\0'), fc.string());
  const names = fc.tuple(fc.constantFrom('client', 'server', '', '..'), fc.array(anyPart, { maxLength: 6 }));
  fc.assert(
    fc.property(names, fc.constantFrom('/', '\\'), ([folder, parts], slash) => {
      const name = [folder, ...parts].join(slash);
      if (nameFault(name) !== null) return;
      for (const disk of [path.posix, path.win32]) {
        const root = disk.resolve('/artifact');
        const inside = [`${root}${disk.sep}client${disk.sep}`, `${root}${disk.sep}server${disk.sep}`];
        expect(inside.some((start) => disk.resolve(root, name).startsWith(start))).toBe(true);
        expect(disk.relative(root, disk.resolve(root, name)).split(disk.sep).join('/')).toBe(name);
      }
    }),
    { numRuns: 2000 },
  );
});

test('ordinary names are taken', () => {
  fc.assert(
    fc.property(fc.array(aPart, { minLength: 1, maxLength: 5 }), (parts) => {
      expect(nameFault(`client/${parts.join('/')}`)).toBeNull();
    }),
  );
});

test('every file at fault is named at once', () => {
  const { fileBytes } = artifactLimits;
  expect(
    shapeFaults([
      aFile('client/a.js', fileBytes + 1),
      { name: 'client/link.js', kind: 'link', bytes: 0 },
      { name: 'server/pipe', kind: 'other', bytes: 0 },
      aFile('client/Page.css'),
      aFile('client/page.css'),
    ]),
  ).toEqual([
    'client/a.js is 5.0 MB, 5.0 MB at most',
    'client/link.js is a link: an artifact has files of its own only',
    'server/pipe is no file',
    'client/Page.css and client/page.css are one name on some disks',
  ]);
});

test('an artifact has a size, and so many files, at most', () => {
  const many = Array.from({ length: artifactLimits.files + 1 }, (_, index) => aFile(`client/${index}.js`, 20_000));

  expect(shapeFaults(many)).toEqual(['it has more than 2000 files', 'its files are 40.0 MB together, 25.0 MB at most']);
});

test('a name is never printed as what a terminal obeys', () => {
  expect(shapeFaults([aFile('client/\u001b[2Jgone.js')]).join()).not.toContain('\u001b');
});
