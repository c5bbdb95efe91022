import { sharedFaults } from './shared-ranges';

const shell = (name: string, react: string) => ({ shell: name, shared: { react, zod: '4.6.7' } });

test('a version that every shell can run is welcome', () => {
  expect(
    sharedFaults({ requires: { react: '^19.0.0', zod: '^4.0.0' } }, [shell('a/1', '19.3.1'), shell('b/2', '19.0.0')]),
  ).toEqual([]);
});

test('a version that needs React 20 is refused, naming the package and every shell that has another', () => {
  expect(
    sharedFaults({ requires: { react: '^20.0.0' } }, [
      shell('a/1', '19.3.1'),
      shell('b/2', '20.1.0'),
      shell('c/3', '19.3.1'),
    ]),
  ).toEqual(['it needs react ^20.0.0, but the shells a/1, c/3 provide 19.3.1']);
});

test('a module that a shell does not share, and a range that is none, are named', () => {
  expect(
    sharedFaults({ requires: { 'date-fns': '^4.0.0', constructor: '*', zod: 'newest' } }, [shell('a/1', '19.3.1')]),
  ).toEqual([
    'it needs date-fns ^4.0.0, but the shell a/1 provides none',
    'it needs constructor *, but the shell a/1 provides none',
    'it needs zod "newest", which is no range of versions',
  ]);
});
