import { LiveShells } from './live-shells';

const looks = (shell: string, revision: number, leftOut?: string) => ({
  'x-shell': shell,
  'x-release-revision': String(revision),
  ...(leftOut !== undefined && { 'x-left-out': leftOut }),
});

test('a shell is live for five seconds after its last look, with the revision it said then', () => {
  const shells = new LiveShells();
  shells.note(looks('a/1', 7), 0);
  shells.note(looks('b/2', 7), 0);
  shells.note(looks('a/1', 8, 'mfe-loyalty mfe-odd'), 3000);

  expect(shells.list(5000)).toEqual([
    { shell: 'a/1', revision: 8, leftOut: ['mfe-loyalty', 'mfe-odd'] },
    { shell: 'b/2', revision: 7, leftOut: [] },
  ]);
  expect(shells.list(5001).map(({ shell }) => shell)).toEqual(['a/1']);
});

test.each([
  {},
  { 'x-shell': 'a/1' },
  { 'x-shell': '<script>', 'x-release-revision': '1' },
  { 'x-shell': 'a/1', 'x-release-revision': 'many' },
])('who says %j is no shell', (headers) => {
  const shells = new LiveShells();
  shells.note(headers, 0);

  expect(shells.list(0)).toEqual([]);
});

test('a shell is listed with what it offers; one that says nothing of it, or nothing that can be read, without', () => {
  const shells = new LiveShells();
  const offer = { shared: { react: '19.3.1' }, slots: {}, hears: [{ type: 'toast:show', major: 1 }], links: [] };
  shells.note({ ...looks('a/1', 7), 'x-shell-offer': JSON.stringify(offer) }, 0);
  shells.note({ ...looks('b/2', 7), 'x-shell-offer': '{"shared":' }, 0);
  shells.note({ ...looks('c/3', 7), 'x-shell-offer': ' '.repeat(9000) }, 0);

  expect(shells.list(0)).toEqual([
    { shell: 'a/1', revision: 7, leftOut: [], offer },
    { shell: 'b/2', revision: 7, leftOut: [] },
    { shell: 'c/3', revision: 7, leftOut: [] },
  ]);
});

test('made-up names cannot fill it, and do not push out who is there', () => {
  const shells = new LiveShells();
  for (let name = 0; name < 600; name += 1) shells.note(looks(`made-up/${name}`, 1), 0);
  shells.note(looks('made-up/0', 2), 1);

  expect(shells.list(1)).toHaveLength(500);
  expect(shells.list(1)[0]).toMatchObject({ shell: 'made-up/0', revision: 2 });
});
