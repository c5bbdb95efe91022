import { openPool } from '@infra/api/db/connect/open-pool';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { REMOTE, openTestDesk } from '../../../test/a-release-desk';
import { LOCAL_BUILDS } from '../actor';
import { promote, roll } from './release-decisions';
import { setReleasePolicy } from './release-policy';

const emptied = emptiedDatabases();
let open: Awaited<ReturnType<typeof openTestDesk>>;
let url: string;
beforeEach(async () => {
  const database = await emptied();
  url = database.url;
  open = await openTestDesk(database);
});
afterEach(() => open.close());

const ask = () => setReleasePolicy(url, { actor: 'npm start', secondApproval: true });
const as = (name: string, id: string) => Object.assign(open.operator, { name, id, kind: id.split(':')[0] });
const promoting = { act: 'promote', version: '1.2.0' };

test('without being asked for, one person promotes', async () => {
  expect((await open.act(promoting)).json()).toMatchObject({ changed: true, words: 'promoted 1.2.0' });
});

test('asked for, one person requests and another approves; the same one is refused by name, a program as well', async () => {
  await ask();
  const asked = await open.act(promoting);
  expect(asked.json()).toMatchObject({ words: 'asked to promote 1.2.0: a second person has to approve it' });
  expect(await open.search()).toMatchObject({
    stable: '1.1.0',
    request: { version: '1.2.0', act: 'promoted', by: 'mia', byId: 'account:1' },
  });

  const again = await open.act(promoting);
  expect([again.statusCode, again.json()]).toMatchObject([
    422,
    { fieldErrors: { version: ['mia asked for 1.2.0 themselves: a second person has to approve it'] } },
  ]);
  // Under another account's name at a command line she is still the same.
  as('MIA', 'account:9');
  expect((await open.act(promoting)).statusCode).toBe(422);
  as('nightly', 'token:7');
  expect((await open.act(promoting)).json()).toMatchObject({
    fieldErrors: { version: ['nightly is a program: a person has to approve 1.2.0'] },
  });

  as('ben', 'account:2');
  expect((await open.act(promoting)).json()).toMatchObject({ changed: true, words: 'promoted 1.2.0' });
  expect(await open.search()).toMatchObject({ stable: '1.2.0', request: null });
});

test('who approves on the sight of something else is told what changed, and nothing is done', async () => {
  await ask();
  await open.act(promoting);
  const { revision } = await open.search();
  await open.act({ act: 'block', version: '1.0.0' });
  as('ben', 'account:2');

  const late = await open.send({ ...promoting, remote: REMOTE, revision });

  expect([late.statusCode, late.json()]).toMatchObject([409, { detail: expect.stringContaining('blocked 1.0.0') }]);
  expect((await open.search()).stable).toBe('1.1.0');
});

test('what only a program asked for takes two people all the same', async () => {
  await ask();
  await open.releaseLog.append(LOCAL_BUILDS, 'mfe-search', promote('1.2.0'));

  expect((await open.act(promoting)).json()).toMatchObject({ words: expect.stringContaining('asked to') as string });
  expect((await open.search()).stable).toBe('1.1.0');
  as('ben', 'account:2');
  expect((await open.act(promoting)).json()).toMatchObject({ words: 'promoted 1.2.0' });
});

test.each([
  ['half of all visitors', { act: 'roll', version: '1.2.0', weightBps: 5000 }, true],
  ['more than half', { act: 'roll', version: '1.2.0', weightBps: 5001 }, false],
  ['all but one in ten thousand', { act: 'roll', version: '1.2.0', weightBps: 9999 }, false],
  [
    'more than half of all by name',
    { act: 'roll', version: '1.2.0', weightBps: 5001, sites: ['harbor', 'northshore'] },
    false,
  ],
  ['some sites', { act: 'roll', version: '1.2.0', weightBps: 10_000, sites: ['harbor'] }, true],
  ['everybody everywhere', { act: 'roll', version: '1.2.0', weightBps: 10_000 }, false],
])('for %s one person is enough: %s', async (_which, act, isDone) => {
  await ask();
  await open.addSites();
  await open.act(act);
  expect((await open.search()).rollouts.length).toBe(isDone ? 1 : 0);
});

test('all sites named one by one are everybody as well, and a request that was taken back has to be made anew', async () => {
  await ask();
  await open.addSites();
  const all = { act: 'roll', version: '1.2.0', weightBps: 10_000, sites: ['harbor', 'northshore'] };
  expect((await open.act(all)).json()).toMatchObject({ words: expect.stringContaining('asked to roll') as string });
  expect((await open.act({ act: 'rollback' })).json()).toMatchObject({ words: 'took 1.1.0 back, to 1.0.0' });
  as('ben', 'account:2');

  expect((await open.act(all)).json()).toMatchObject({ words: expect.stringContaining('asked to roll') as string });
  expect((await open.search()).rollouts).toEqual([]);
});

test('who made a token is no second person for what it asked for, whatever the name they come by', async () => {
  await ask();
  const token = '0b1c7a52-9f5e-4f0e-8f3d-6a5b8a4a1c11';
  const maker = '5f1e3a0c-1f3b-4a57-9c0e-2f8f0f5f7d21';
  const owner = openPool({ connectionString: url, max: 1 });
  await owner.query(`begin; select set_config('app.operator', 'on', true);
    insert into operator_account (id, name, role) values ('${maker}', 'Mia Wong', 'manager');
    insert into operator_token (id, name, token_hash, role, remotes, made_by, made_at, expires_at, of_account)
      values ('${token}', 'nightly', 'h', 'manager', '{}', 'Mia W.', now(), now() + interval '1 day', '${maker}');
    commit`);
  await owner.end();
  as('nightly', `token:${token}`);
  expect((await open.act(promoting)).json()).toMatchObject({ words: expect.stringContaining('asked to') as string });

  const refusal = { fieldErrors: { version: [expect.stringContaining('asked for 1.2.0 themselves') as string] } };
  as('Mia Wong', `account:${maker}`);
  expect((await open.act(promoting)).json()).toMatchObject(refusal);
  as('mia w.', 'account:9');
  expect((await open.act(promoting)).json()).toMatchObject(refusal);
  as('ben', 'account:2');
  expect((await open.act(promoting)).json()).toMatchObject({ words: 'promoted 1.2.0' });
});

test('the step by which rings, sites and pins one after another reach everybody takes a second person', async () => {
  await ask();
  await open.addSites();
  await open.rings.set({ actor: 'mia', name: 'first', rule: { by: 'sites', sites: ['harbor'] } });
  const toRing = { act: 'roll', version: '1.2.0', weightBps: 10_000, ring: 'first' };
  expect((await open.act(toRing)).json()).toMatchObject({ words: expect.stringContaining('rolled 1.2.0') as string });
  const last = { act: 'pin', version: '1.2.0', site: 'northshore' };
  expect((await open.act(last)).json()).toMatchObject({
    words:
      'asked to pin northshore to 1.2.0, by which more than half of all visitors have it: a second person has to approve it',
  });
  const rest = { act: 'roll', version: '1.2.0', weightBps: 10_000, sites: ['northshore'] };
  expect((await open.act(rest)).json()).toMatchObject({ words: expect.stringContaining('asked to roll') as string });
  expect(await open.search()).toMatchObject({
    pins: {},
    request: { act: 'rolled', sites: ['northshore'], ring: null },
  });

  as('ben', 'account:2');
  // Another act than what was asked for is asked for anew.
  expect((await open.act(last)).json()).toMatchObject({ words: expect.stringContaining('asked to pin') as string });
  as('mia', 'account:1');
  expect((await open.act(last)).json()).toMatchObject({ words: 'pinned northshore to 1.2.0' });
  expect(await open.search()).toMatchObject({ pins: { northshore: '1.2.0' }, request: null });
});

test('a share that was asked for is what is approved, a smaller one takes one person, and a further rise takes two again', async () => {
  await ask();
  await open.addSites();
  const roll = (weightBps: number) => open.act({ act: 'roll', version: '1.2.0', weightBps });
  expect((await roll(6000)).json()).toMatchObject({
    words: 'asked to roll 1.2.0 out to 60 % of all sites: a second person has to approve it',
  });
  expect((await open.search()).request).toMatchObject({ act: 'rolled', weightBps: 6000 });
  as('ben', 'account:2');
  expect((await roll(9000)).json()).toMatchObject({ words: expect.stringContaining('asked to roll') as string });
  as('mia', 'account:1');
  expect((await roll(9000)).json()).toMatchObject({ words: 'rolled 1.2.0 out to 90 % of all sites' });

  expect((await roll(8000)).json()).toMatchObject({ words: 'rolled 1.2.0 out to 80 % of all sites' });
  expect((await roll(8500)).json()).toMatchObject({ words: expect.stringContaining('asked to roll') as string });
});

test('a plan that one person stood behind is held before the step that reaches more than half', async () => {
  await ask();
  const automation = { name: 'automation', id: null, kind: 'program' } as const;
  const step = (weightBps: number) => roll('1.2.0', weightBps, [], undefined, { plan: { id: 1, step: 0 } });
  expect(await open.releaseLog.append(automation, REMOTE, step(5000))).toMatchObject({ kind: 'rolled' });
  await expect(open.releaseLog.append(automation, REMOTE, step(6000))).rejects.toThrow(
    'Plan 1 was approved by one person',
  );
});

test('holding every site on the stable version gives nobody anything new', async () => {
  await ask();
  await open.addSites();
  await open.act({ act: 'roll', version: '1.2.0', weightBps: 5000 });
  for (const site of ['harbor', 'northshore']) await open.act({ act: 'pin', version: '1.1.0', site });
  expect((await open.search()).pins).toEqual({ harbor: '1.1.0', northshore: '1.1.0' });
});

test('a plan that one person stood behind promotes nothing', async () => {
  await ask();
  const byPlan = promote('1.2.0', { plan: { id: 1, step: 0 } });
  const automation = { name: 'automation', id: null, kind: 'program' } as const;
  await expect(open.releaseLog.append(automation, REMOTE, byPlan)).rejects.toThrow('Plan 1 was approved by one person');
});
