import type { AuditPage, AuditVerdict } from '@shared-kit/contracts/operator/audit.contract';
import { createDb } from '@infra/api/db/db';
import { noteAct } from '@infra/api/db/note-act';
import { promote } from '@infra/releases/registry/log/release-decisions';
import { openRingLog } from '@infra/releases/rings/ring-log';
import type { Pool } from 'pg';
import { checksOf } from './verify-audit';
import { openOperator } from '../operator/testing/open-operator';

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeEach(async () => {
  operator = await openOperator();
}, 60_000);
afterEach(() => operator.close());

const PUBLISHED = { version: '1.0.0', integrity: 'i', signature: 's' };
const page = async (query = '', cookie?: string) =>
  cookie === undefined
    ? (await operator.get(`/api/audit${query}`)).json<AuditPage>()
    : (await operator.send(`/api/audit${query}`, { headers: { cookie } })).json<AuditPage>();
const verdict = async () => (await operator.get('/api/audit/verify')).json<AuditVerdict>();

async function doThings() {
  await operator.releases.append('a team', 'mfe-search', () => ({ kind: 'published', payload: PUBLISHED }));
  await operator.releases.append({ name: 'Mia', id: 'account:1' }, 'mfe-search', promote('1.0.0'));
  await operator.signIn('viewer', 'Vera');
}

/** As who may do anything to the database, past the triggers that refuse it. */
function tamper(statement: string) {
  return operator.asAdministrator(`set session_replication_role = replica; ${statement}`);
}

test('what is done to releases, rings, accounts and enquiries stands in one log, filtered by area, person, kind and subject', async () => {
  await doThings();
  const rings = openRingLog(operator.url);
  await rings.set({ actor: 'anna', name: 'pilot', rule: { by: 'sites', sites: ['coast'] } });
  await rings.close();

  const { entries, actors } = await page();
  expect(entries.map(({ area, actor, subject, words }) => [area, actor, subject, words])).toEqual([
    ['rings', 'anna', 'pilot', 'set to the sites coast'],
    ['accounts', 'Vera', 'by a link', 'signed in'],
    ['accounts', 'a test', 'Vera as viewer', 'invited'],
    ['releases', 'Mia', 'mfe-search', 'promoted 1.0.0'],
    ['releases', 'a team', 'mfe-search', 'published 1.0.0'],
  ]);
  expect(actors).toEqual(['Mia', 'Vera', 'a team', 'a test', 'anna']);
  const ids = async (query: string) => (await page(query)).entries.map(({ id }) => id);
  const all = entries.map(({ id }) => id);
  expect(await ids('?area=releases')).toEqual(all.slice(3));
  expect(await ids('?actor=Mia')).toEqual([2]);
  expect(await ids('?subject=by%20a%20link&kind=signed%20in')).toEqual([all[1]]);
  expect(await ids('?before=3&limit=1')).toEqual([2]);
  expect(await ids('?to=2020-01-01T00:00:00Z')).toEqual([]);
  expect((await operator.get('/api/audit?area=everything')).json()).toMatchObject({
    fieldErrors: { area: [expect.any(String)] },
  });
});

test('a viewer sees what was done to releases, not to people, and takes nothing away', async () => {
  await doThings();
  const db = createDb(operator.url, { max: 1 });
  const enquiry = '0b1c7a52-9f5e-4f0e-8f3d-6a5b8a4a1c11';
  await noteAct(db, { area: 'leads', actor: 'Mia', actorId: null, kind: 'redrive', subject: enquiry });
  await db.$client.end();
  const { cookie } = await operator.signIn('viewer', 'Vincent');

  const { entries, actors } = await page('', cookie);
  expect(new Set(entries.map(({ area }) => area))).toEqual(new Set(['releases']));
  expect(actors).toEqual(['Mia', 'a team']);
  for (const query of ['?area=accounts', '?area=leads', `?subject=${enquiry}`])
    expect((await page(query, cookie)).entries).toEqual([]);
  for (const url of ['/api/audit/export', '/api/audit/verify']) expect(await operator.status(url, cookie)).toBe(403);
});

test('an export can be followed by anybody, and one kept line shows later that nothing before it changed', async () => {
  await doThings();
  const answer = await operator.get('/api/audit/export');
  const lines = answer.body.trim().split('\n');
  const links = lines.map((line) => JSON.parse(line) as { id: number; entry: string; previous: string; hash: string });
  expect(answer.headers['content-disposition']).toContain('audit.ndjson');
  expect(links.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(links.slice(1).map(({ previous }) => previous)).toEqual(links.slice(0, -1).map(({ hash }) => hash));
  expect(JSON.parse(links[1]!.entry)).toMatchObject({
    actor: 'Mia',
    actorId: 'account:1',
    detail: { version: '1.0.0' },
  });

  await operator.signIn('viewer', 'Later');
  const { id, hash } = links.at(-1)!;
  expect((await operator.get(`/api/audit/check?id=${id}&hash=${hash}`)).json()).toMatchObject({ unchanged: true });
  const other = `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`;
  expect((await operator.get(`/api/audit/check?id=${id}&hash=${other}`)).json()).toMatchObject({ unchanged: false });
  expect((await operator.get(`/api/audit/check?id=99&hash=${hash}`)).json()).toMatchObject({ unchanged: false });
  expect((await operator.get('/api/audit/check?id=1&hash=xyz')).json()).toMatchObject({
    fieldErrors: { hash: [expect.any(String)] },
  });
});

test('an entry below a fault is still as it was, one above it is not, and who checks is told no more', async () => {
  await doThings();
  const { body } = await operator.get('/api/audit/export');
  const links = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; hash: string });
  await tamper(`update audit_entry set entry = jsonb_set(entry, '{subject}', '"mfe-secret"') where id = 3`);
  await tamper(`update release_event set remote = 'mfe-secret' where id = 1`);
  const check = async (at: number) =>
    (await operator.get(`/api/audit/check?id=${links[at]!.id}&hash=${links[at]!.hash}`)).json<object>();

  expect(await check(1)).toEqual({ unchanged: true, detail: 'Entry 2 and all before it are as they were exported' });
  for (const at of [2, 3])
    expect(await check(at)).toEqual({
      unchanged: false,
      detail: `Entry ${at + 1} or one before it is not as it was exported`,
    });
});

test('however many check an export, the log is read once a minute, and again for what is newer', async () => {
  await doThings();
  let [nowMs, reads, fails] = [0, 0, false];
  const query = (...asked: Parameters<typeof operator.owner.query>) => {
    const isReading = String(asked[0]).includes('id > $1');
    if (isReading) reads += 1;
    if (isReading && fails) return Promise.reject(new Error('The database is away'));
    return operator.owner.query(...asked);
  };
  const check = checksOf({ query } as unknown as Pool, () => nowMs);
  const { rows } = await operator.owner.query<{ id: number; hash: string }>('select id::int, hash from audit_entry');
  await Promise.all(rows.map(async (kept) => expect(await check(kept)).toMatchObject({ unchanged: true })));
  expect(reads).toBe(1);

  await operator.signIn('viewer', 'Later');
  const newer = 'select id::int, hash from audit_entry order by id desc limit 1';
  const { rows: last } = await operator.owner.query<{ id: number; hash: string }>(newer);
  expect([await check(last[0]!), reads]).toMatchObject([{ unchanged: true }, 2]);
  nowMs = 60_000;
  fails = true;
  await expect(check(rows[0]!)).rejects.toThrow('away');
  fails = false;
  expect([await check(rows[0]!), reads]).toMatchObject([{ unchanged: true }, 4]);
});

test('an enquiry is no choice of the filter; what it is found by is', async () => {
  await doThings();
  const db = createDb(operator.url, { max: 1 });
  const lead = '0b1c7a52-9f5e-4f0e-8f3d-6a5b8a4a1c11';
  await noteAct(db, { area: 'leads', actor: 'Mia', actorId: null, kind: 'redrive', subject: lead });
  await db.$client.end();

  const { subjects, kinds, actors } = await page();
  expect(subjects).toEqual(['Vera as viewer', 'by a link', 'mfe-search']);
  expect(kinds).toContainEqual({ area: 'leads', kind: 'redrive' });
  expect(actors).toContain('Mia');
  expect((await page(`?subject=${lead}`)).entries).toHaveLength(1);
});

test('the log refuses every change, and two writers at once leave one chain', async () => {
  await doThings();
  for (const statement of ['delete from audit_entry', 'update audit_entry set previous = hash', 'truncate audit_entry'])
    await expect(operator.owner.query(statement)).rejects.toThrow('audit_entry is append-only');

  await Promise.all(
    Array.from({ length: 8 }, (_unused, at) =>
      operator.releases.append(`team ${at}`, 'mfe-leads', () => ({
        ...{ kind: 'published', payload: { ...PUBLISHED, version: `1.0.${at}` } },
      })),
    ),
  );
  const { entries, fault, last } = await verdict();
  expect([entries, fault, last?.id]).toEqual([12, null, 12]);
});

test.each([
  [`update audit_entry set entry = jsonb_set(entry, '{actor}', '"Ben"') where id = 2`, 'Entry 2 is not what it was'],
  ['delete from audit_entry where id = 2', 'Entry 2 is missing: after 1 comes 3'],
  [`update release_event set actor = 'Ben' where id = 2`, 'The row of releases 2 (promoted mfe-search) is not what'],
  ['delete from release_event where id = 2', 'The row of releases 2 (promoted mfe-search) is gone'],
  [
    `insert into release_event (actor, remote, kind, payload) values ('x', 'mfe-search', 'blocked', '{"version": "1"}')`,
    'The audit has no entry of releases 3 (blocked mfe-search), which was done',
  ],
])('who gets around the triggers is found out: %s', async (statement, sentence) => {
  await doThings();
  expect((await verdict()).fault).toBeNull();

  await tamper(statement);

  expect((await verdict()).fault).toContain(sentence);
});
