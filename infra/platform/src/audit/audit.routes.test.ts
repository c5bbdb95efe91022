import type { AuditPage, AuditVerdict } from '@shared-kit/contracts/server/audit.contract';
import { promote } from '@infra/releases/registry/log/release-decisions';
import { openRingLog } from '@infra/releases/rings/ring-log';
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
  await rings.set('anna', 'pilot', { by: 'sites', sites: ['coast'] });
  await rings.close();

  const { entries, actors } = await page();
  expect(entries.map(({ area, actor, subject, words }) => [area, actor, subject, words])).toEqual([
    ['rings', 'anna', 'pilot', 'set: by sites'],
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
  const { cookie } = await operator.signIn('viewer', 'Vincent');

  const { entries, actors } = await page('', cookie);
  expect(new Set(entries.map(({ area }) => area))).toEqual(new Set(['releases']));
  expect(actors).toEqual(['Mia', 'a team']);
  expect((await page('?area=accounts', cookie)).entries).toEqual([]);
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
