import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { REMOTE, openTestDesk } from '../../../test/a-release-desk';
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

test.each([
  ['a part of visitors', { act: 'roll', version: '1.2.0', weightBps: 9999 }, true],
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
