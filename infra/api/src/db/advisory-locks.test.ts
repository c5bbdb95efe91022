import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCKS } from './advisory-locks';

const INFRA = join(import.meta.dirname, '../../..');
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: INFRA }).map((file) => ({ file, text: readFileSync(join(INFRA, file), 'utf8') }));
const numbersIn = (text: string) =>
  [...text.matchAll(/pg_\w*advisory\w*\((\d+)\)/g)].map(([, digits]) => Number(digits));

test('every lock has a number of its own', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a migration locks by a number of the list', () => {
  const numbers = sourcesOf('api/src/db/migrations/*.sql').flatMap(({ text }) => numbersIn(text));
  expect(numbers).toContain(LOCKS.audit);
  expect(numbers.filter((number) => !Object.values<number>(LOCKS).includes(number))).toEqual([]);
});

test('a program locks by nothing else', () => {
  const sources = sourcesOf('{api,demo,platform,releases}/src/**/*.ts').filter(
    ({ file }) => !file.endsWith('.test.ts'),
  );
  const locking = sources.filter(({ text }) => /pg_\w*advisory/.test(text));
  expect(locking.length).toBeGreaterThan(4);
  const unlisted = locking.filter(({ text }) => numbersIn(text).length > 0 || !/advisory-locks'/.test(text));
  expect(unlisted.map(({ file }) => file)).toEqual([]);
});
