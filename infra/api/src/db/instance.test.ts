import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoInstance, instanceOf, noteAddresses, nothingRunsMessage } from './instance';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'instance-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('the embedded database is the one whose port and password stand in the data directory', () => {
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ port: 5999, ownerPassword: 'p/w', appPassword: 'x' }));

  const instance = instanceOf({ DATA_DIR: dataDir, DATABASE_URL: '' });

  expect(instance.databaseUrl()).toBe('postgres://dealer_owner:p%2Fw@127.0.0.1:5999/dealer');
  expect(instance.artifactsDir).toBe(join(dataDir, 'artifacts'));
});

test('DATABASE_URL goes before what stands in the data directory', () => {
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ port: 5999, ownerPassword: 'pw' }));

  const url = 'postgres://owner@db.example/cars';

  expect(instanceOf({ DATA_DIR: dataDir, DATABASE_URL: url }).databaseUrl()).toBe(url);
});

test('a data directory on which nothing was started is named, with what to do', () => {
  const { databaseUrl } = instanceOf({ DATA_DIR: dataDir });

  expect(databaseUrl).toThrow(NoInstance);
  expect(databaseUrl).toThrow(`No instance on ${dataDir}: run npm start first`);
});

test("a copied folder never leads a tool to the original's database", () => {
  const cluster = { port: 5999, ownerPassword: 'pw', folder: statSync(dataDir).ino };
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify(cluster));
  const copy = join(dataDir, 'copy');
  cpSync(join(dataDir, 'postgres.json'), join(copy, 'postgres.json'), { recursive: true });

  expect(instanceOf({ DATA_DIR: dataDir }).databaseUrl()).toContain(':5999/');
  expect(instanceOf({ DATA_DIR: copy }).databaseUrl).toThrow(`${copy} is a copy of another instance's folder`);
});

test('tools find API and registry where the running instance noted them, unless they are told otherwise', () => {
  const noted = { apiOrigin: 'http://127.0.0.1:4999', registryUrl: 'http://127.0.0.1:4500/registry' };
  noteAddresses(dataDir, noted);

  expect(instanceOf({ DATA_DIR: dataDir, OPERATOR_PORT: '3001' }).addresses()).toEqual(noted);
  const told = instanceOf({ DATA_DIR: dataDir, API_ORIGIN: 'http://10.0.0.1:80' }).addresses();
  expect(told.apiOrigin).toBe('http://10.0.0.1:80');
});

test("a copied folder never leads a tool to the original's API", () => {
  noteAddresses(dataDir, { apiOrigin: 'http://127.0.0.1:4999', registryUrl: 'http://127.0.0.1:4500/registry' });
  const copy = join(dataDir, 'copy');
  cpSync(join(dataDir, 'addresses.json'), join(copy, 'addresses.json'), { recursive: true });

  expect(instanceOf({ DATA_DIR: copy, OPERATOR_PORT: '3501' }).addresses()).toEqual({
    apiOrigin: 'http://127.0.0.1:3502',
    registryUrl: 'http://127.0.0.1:3501/registry',
  });
});

test('a database that is down becomes a sentence, however deep the driver put it; another fault does not', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

  expect(nothingRunsMessage(refused)).toMatch('does not answer');
  expect(nothingRunsMessage(new Error('Failed query', { cause: refused }))).toMatch('does not answer');
  expect(nothingRunsMessage(new Error('a fault'))).toBeNull();
});

test.each([
  ['Connection terminated unexpectedly', 'does not answer'],
  ['Connection terminated due to connection timeout', 'and is it not too busy'],
  ['timeout exceeded when trying to connect', 'gave no connection in time, as when it is busy'],
])('one that does not answer in another way is told from it: %s', (words, said) => {
  expect(nothingRunsMessage(new Error('Failed query', { cause: new Error(words) }))).toMatch(said);
});
