import { databaseFault } from './database-fault';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['53100', 'disk-full'],
  ['25006', 'read-only'],
  ['53300', 'no-connection'],
  ['57P01', 'unreachable'],
  ['57P03', 'unreachable'],
  ['08006', 'unreachable'],
  ['57014', 'too-slow'],
  ['ECONNREFUSED', 'unreachable'],
  ['23505', null],
  ['42P01', null],
])('PostgreSQL code %s is the fault %s, also where it is wrapped', (code, fault) => {
  expect(databaseFault(new Error('Failed query', { cause: coded(code) }))).toBe(fault);
});

test.each([
  ['timeout exceeded when trying to connect', 'no-connection'],
  ['Connection terminated unexpectedly', 'unreachable'],
  ['Connection terminated due to connection timeout', 'unreachable'],
  ['Query read timeout', 'too-slow'],
  ['x is not a function', null],
])('"%s" is the fault %s', (words, fault) => {
  expect(databaseFault(new Error(words))).toBe(fault);
});
