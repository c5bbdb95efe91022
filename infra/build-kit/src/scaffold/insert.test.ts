import { importInto, insertInto } from './insert';

test.each([
  ['a list', "const names = ['a'] as const;", "const names = ['a','b'] as const;"],
  ['an empty one', 'const names: string[] = [];', "const names: string[] = ['b'];"],
  ['one that ends in a comma', "const names = [\n  'a',\n];", "const names = [\n  'a','b',\n];"],
])('an entry becomes the last of %s', (_case, source, expected) => {
  expect(insertInto(source, { constant: 'names' }, "'b'")).toBe(expected);
});

test('an entry goes into the property of what is exported, which is made where there is none', () => {
  const source = "export default defineRemoteConfig({ name: 'mfe-x', routes: [home] });";

  expect(insertInto(source, { property: 'routes' }, 'page')).toContain('routes: [home,page]');
  expect(insertInto(source, { property: 'widgets' }, 'card')).toContain('routes: [home],widgets: [card] }');
});

test('what an entry needs is imported beside what comes from there', () => {
  const source = "import { z } from 'zod';\nimport { A } from './paths';\nexport const names = [A];";

  expect(importInto(source, { name: 'B', from: './paths' })).toContain("import { A,B } from './paths';");
  expect(() => importInto(source, { name: 'B', from: './others' })).toThrow('Nothing is imported from ./others');
});

test('a file that is another than expected is not changed', () => {
  expect(() => insertInto('const others = [];', { constant: 'names' }, "'b'")).toThrow('No list names');
  expect(() => insertInto('export default 1;', { property: 'routes' }, 'page')).toThrow('No configuration');
});
