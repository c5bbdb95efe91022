import { releaseConflictSchema } from '@shared-kit/contracts/operator/release-desk.contract';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { REMOTE, openTestDesk } from '../../test/a-release-desk';
import { pin, roll } from '../registry/log/release-decisions';
import { doAct } from './act';

const emptied = emptiedDatabases();
let open: Awaited<ReturnType<typeof openTestDesk>>;
beforeEach(async () => {
  open = await openTestDesk(await emptied());
});
afterEach(() => open.close());

test('it shows what each site gets outside rollouts, pins, rollouts, versions and how far each shell is', async () => {
  await open.releaseLog.append('anna', REMOTE, pin('1.0.0', 'northshore'));
  await open.releaseLog.append('anna', REMOTE, roll('1.2.0', 10_000, ['harbor']));

  const { sites, remotes, shells, revision } = await open.desk();

  expect(sites).toEqual([
    { slug: 'harbor', name: 'Harbor Cars', group: 'Corella', gets: { [REMOTE]: '1.1.0' }, rolls: { [REMOTE]: 'r7' } },
    { slug: 'northshore', name: 'Northshore', group: 'Corella', gets: { [REMOTE]: '1.0.0' }, rolls: {} },
  ]);
  expect(remotes).toEqual([
    expect.objectContaining({
      ...{ name: REMOTE, stable: '1.1.0', previous: ['1.0.0'], pins: { northshore: '1.0.0' }, blocked: [] },
      rollouts: [expect.objectContaining({ version: '1.2.0', weightBps: 10_000, sites: ['harbor'], ring: null })],
      versions: ['1.2.0', '1.1.0', '1.0.0'].map(
        (version) => expect.objectContaining({ version, by: 'a team' }) as object,
      ),
      revision,
    }),
  ]);
  expect(shells).toEqual([{ shell: 'one:1', revision: 5, leftOut: [] }]);
});

test('what has not changed is not sent again to a page that has it', async () => {
  const first = await open.get('');
  const again = (etag: unknown) =>
    open.app.inject({ url: '/api/releases', headers: { 'if-none-match': String(etag) } });

  expect([first.headers['cache-control'], (await again(first.headers['etag'])).statusCode]).toEqual([
    'private, no-cache',
    304,
  ]);
  await open.act({ act: 'pin', version: '1.0.0', site: 'harbor' });
  expect((await again(first.headers['etag'])).json()).toMatchObject({ remotes: [{ pins: { harbor: '1.0.0' } }] });
});

test('a site pinned to a blocked version is shown with what it really gets', async () => {
  await open.releaseLog.append('anna', REMOTE, pin('1.0.0', 'northshore'));
  await open.act({ act: 'block', version: '1.0.0' });

  expect((await open.desk()).sites[1]?.gets).toEqual({ [REMOTE]: '1.1.0' });
});

test('every act is carried out, answers in words, and stands in the log with who it was', async () => {
  const acts: [object, string][] = [
    [{ act: 'roll', version: '1.2.0', weightBps: 1000 }, 'rolled 1.2.0 out to 10 % of all sites'],
    [{ act: 'roll', version: '1.2.0', weightBps: 2000, sites: ['harbor'] }, 'rolled 1.2.0 out to 20 % of harbor'],
    [{ act: 'rollback' }, 'took 1.2.0 back, to 1.1.0'],
    [{ act: 'pin', version: '1.0.0', site: 'harbor' }, 'pinned harbor to 1.0.0'],
    [{ act: 'unpin', site: 'harbor' }, 'unpinned harbor'],
    [{ act: 'block', version: '1.2.0' }, 'blocked 1.2.0'],
    [{ act: 'unblock', version: '1.2.0' }, 'unblocked 1.2.0'],
    [{ act: 'promote', version: '1.2.0' }, 'promoted 1.2.0'],
    [{ act: 'rollback' }, 'took 1.2.0 back, to 1.1.0'],
  ];
  for (const [body, words] of acts) {
    const answer = await open.act(body);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { changed: true, revision: expect.any(Number) as number, words },
    ]);
    expect((await open.search()).revision).toBe(answer.json<{ revision: number }>().revision);
  }
  const { entries } = (await open.get('/log?actor=mia')).json<{ entries: { words: string }[] }>();
  expect(entries.map(({ words }) => words).reverse()).toEqual(acts.map(([, words]) => words));
});

test('a ring has a rollout of its own, on the sites it has now, and is taken back alone', async () => {
  await open.rings.set({ actor: 'anna', name: 'pilot', rule: { by: 'state', state: 'QLD' } });
  expect((await open.desk()).rings).toEqual([{ name: 'pilot', rule: 'the sites in QLD', sites: ['harbor'] }]);
  await open.act({ act: 'roll', version: '1.0.0', weightBps: 10_000 });

  const rolled = await open.act({ act: 'roll', version: '1.2.0', weightBps: 500, ring: 'pilot' });
  expect(rolled.json()).toMatchObject({ words: 'rolled 1.2.0 out to 5 % of ring pilot (harbor)' });
  const { sites, remotes } = await open.desk();
  const [all, pilot] = remotes[0]!.rollouts;
  expect([all?.ring, pilot?.ring, pilot?.sites]).toEqual([null, 'pilot', ['harbor']]);
  expect(sites.map(({ rolls }) => rolls[REMOTE])).toEqual([pilot?.id, all?.id]);

  expect((await open.act({ act: 'rollback', ring: 'pilot' })).json()).toMatchObject({
    words: 'took 1.2.0 back from ring pilot, to 1.1.0',
  });
  expect((await open.search()).rollouts.map(({ ring }) => ring)).toEqual([null]);
});

test('a pinned site is in no rollout, one whose pin is blocked is again', async () => {
  await open.act({ act: 'roll', version: '1.2.0', weightBps: 500 });
  await open.act({ act: 'pin', version: '1.0.0', site: 'harbor' });
  expect((await open.desk()).sites[0]?.rolls).toEqual({});

  await open.act({ act: 'block', version: '1.0.0' });
  expect((await open.desk()).sites[0]).toMatchObject({
    gets: { [REMOTE]: '1.1.0' },
    rolls: { [REMOTE]: expect.any(String) },
  });
});

test('what is so already changes nothing and says so', async () => {
  expect((await open.act({ act: 'promote', version: '1.1.0' })).json()).toMatchObject({ changed: false });
});

test('who decided on what is no longer so is told what changed, and nothing is done', async () => {
  const { revision } = await open.search();
  await open.releaseLog.append('anna', REMOTE, pin('1.0.0', 'northshore'));

  const answer = await open.send({ act: 'rollback', remote: REMOTE, revision });

  expect(answer.statusCode).toBe(409);
  const told = releaseConflictSchema.parse(answer.json());
  expect(told.changes).toEqual([expect.objectContaining({ actor: 'anna', words: 'pinned northshore to 1.0.0' })]);
  expect(told.detail).toMatch(
    /^mfe-search has changed since you looked: pinned northshore to 1\.0\.0 \(anna, .+\)\. Nothing was done\.$/,
  );
  expect(told.fieldErrors).toHaveProperty('revision');
  expect(await open.search()).toMatchObject({ revision: told.revision, stable: '1.1.0' });
});

test('of two who act at once on the same sight one is carried out and the other told', async () => {
  const { revision } = await open.search();
  const both = await Promise.all([
    open.send({ act: 'promote', remote: REMOTE, version: '1.2.0', revision }),
    open.send({ act: 'rollback', remote: REMOTE, revision }),
  ]);

  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await open.releaseLog.events()).filter(({ id }) => id > revision)).toHaveLength(1);
});

test('a decision about another remote does not stand in the way', async () => {
  const { revision } = await open.search();
  await open.releaseLog.append('anna', 'mfe-vehicle', () => ({
    kind: 'published',
    payload: { version: '9.0.0', integrity: 'i', signature: 's' },
  }));

  expect((await open.send({ act: 'rollback', remote: REMOTE, revision })).statusCode).toBe(200);
});

test.each([
  [{ act: 'promote', version: '7.0.0' }, 422, 'version', '7.0.0 was never published'],
  [{ act: 'roll', version: '1.1.0', weightBps: 100 }, 422, 'version', '1.1.0 is stable already'],
  [{ act: 'pin', version: '1.0.0', site: 'nowhere' }, 422, 'site', 'There is no site "nowhere"'],
  [{ act: 'roll', version: '1.2.0', weightBps: 1, sites: ['harbor', 'no'] }, 422, 'sites', 'There is no site "no"'],
  [{ act: 'roll', version: '1.2.0', weightBps: 1, ring: 'no' }, 422, 'ring', 'There is no ring "no"'],
  [{ act: 'roll', version: '1.2.0', weightBps: 1, ring: 'no', sites: ['harbor'] }, 422, 'ring', 'not both'],
  [{ act: 'rollback', ring: 'pilot' }, 422, 'ring', 'Nothing is being rolled out to ring pilot'],
  [{ act: 'unpin', site: 'harbor' }, 422, 'site', 'harbor is not pinned'],
  [{ act: 'unblock', version: '1.0.0' }, 422, 'version', '1.0.0 is not blocked'],
  [{ act: 'rollback', remote: 'mfe-nothing' }, 422, 'remote', 'Nothing of mfe-nothing was ever published'],
  [{ act: 'rollback', revision: 999_999 }, 422, 'revision', '999999 is still to come'],
  [{ act: 'roll', version: '1.2.0', weightBps: 10_001 }, 400, 'weightBps', '10000'],
  [{ act: 'roll', version: '1.2.0' }, 400, 'weightBps', 'Fill this in'],
  [{ act: 'rollback', remote: 'search' }, 400, 'remote', ''],
  [{ act: 'rollback', revision: undefined }, 400, 'revision', 'Fill this in'],
  [{ act: 'promote', version: '1.2.0', actor: 'anna' }, 400, 'actor', ''],
  [{ act: 'erase' }, 400, 'act', ''],
])('%j is refused with %i, which names %s', async (body, status, field, words) => {
  const before = (await open.releaseLog.events()).length;
  const answer = await open.act(body);

  expect(answer.statusCode).toBe(status);
  const { fieldErrors } = answer.json<{ fieldErrors: Record<string, string[]> }>();
  expect(Object.keys(fieldErrors)).toEqual([field]);
  expect(fieldErrors[field]?.join(' ')).toContain(words);
  expect(await open.releaseLog.events()).toHaveLength(before);
});

test('a version that a stored site does not fit reaches nobody', async () => {
  open.complaints.push('harbor: search.per_page: too large');
  for (const body of [
    { act: 'promote', version: '1.2.0' },
    { act: 'roll', version: '1.2.0', weightBps: 1 },
    { act: 'pin', version: '1.2.0', site: 'harbor' },
  ])
    expect((await open.act(body)).json()).toMatchObject({
      fieldErrors: { version: [expect.stringContaining('harbor: search.per_page: too large')] },
    });
  expect(await open.search()).toMatchObject({ stable: '1.1.0', rollouts: [], pins: {} });
});

test('who is overtaken while the sites are looked at is told so as well, and nothing is done', async () => {
  const { releaseLog, operator, options } = open;
  const { revision } = await open.search();
  const append: typeof releaseLog.append = async (...decision) => {
    await releaseLog.append('anna', REMOTE, pin('1.0.0', 'northshore'));
    return releaseLog.append(...decision);
  };
  const late = doAct(
    { ...options, operator, releaseLog: { events: releaseLog.events, append } },
    { act: 'promote', remote: REMOTE, revision, version: '1.2.0', althoughTakenBack: false },
  );

  await expect(late).rejects.toMatchObject({
    status: 409,
    problem: { code: 'conflict', detail: expect.stringContaining('pinned northshore to 1.0.0') as string },
  });
  expect((await open.search()).stable).toBe('1.1.0');
});

test('to raise the share of a rollout its sites are not looked at again; for more sites, or another act, they are', async () => {
  await open.act({ act: 'roll', version: '1.2.0', weightBps: 1000, sites: ['harbor'] });
  open.complaints.push('harbor: per_page is wrong');

  const status = async (body: object) => (await open.act({ version: '1.2.0', ...body })).statusCode;
  expect(await status({ act: 'roll', weightBps: 2000, sites: ['harbor'] })).toBe(200);
  expect(await status({ act: 'roll', weightBps: 2000, sites: ['harbor', 'northshore'] })).toBe(422);
  expect(await status({ act: 'roll', weightBps: 2000 })).toBe(422);
  expect(await status({ act: 'promote' })).toBe(422);
});

test('of twenty acts at once on one sight one is done, and each other is told what changed', async () => {
  const { revision } = await open.search();
  const acts = Array.from({ length: 20 }, (_, index) =>
    open.send({
      act: 'roll',
      remote: REMOTE,
      revision,
      version: '1.2.0',
      weightBps: 100 + index,
      sites: [],
      ring: null,
    }),
  );
  const statuses = (await Promise.all(acts)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});
