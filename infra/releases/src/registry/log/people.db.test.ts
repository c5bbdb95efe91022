import { openPool } from '@infra/api/db/connect/open-pool';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { REMOTE, openTestDesk } from '../../../test/a-release-desk';
import { promote } from './release-decisions';
import { setReleasePolicy } from './release-policy';

const emptied = emptiedDatabases();
let open: Awaited<ReturnType<typeof openTestDesk>>;
let url: string;
beforeEach(async () => {
  const database = await emptied();
  url = database.url;
  open = await openTestDesk(database);
  await setReleasePolicy(url, { actor: 'npm start', secondApproval: true });
});
afterEach(() => open.close());

const [ROSIE, BEA] = ['5f1e3a0c-1f3b-4a57-9c0e-2f8f0f5f7d21', '5f1e3a0c-1f3b-4a57-9c0e-2f8f0f5f7d22'];
const as = (name: string, id: string) => Object.assign(open.operator, { name, id: `account:${id}` });
const promoting = { act: 'promote', version: '1.2.0' };
const refused = { fieldErrors: { version: [expect.stringContaining('asked for 1.2.0') as string] } };
const done = { words: 'promoted 1.2.0' };
const byCommand = (actor: string) => open.releaseLog.append(actor, REMOTE, promote('1.2.0'));

async function write(statements: string): Promise<void> {
  const owner = openPool({ connectionString: url, max: 1 });
  await owner.query(`begin; select set_config('app.operator', 'on', true); ${statements}; commit`);
  await owner.end();
}

const addRosie = () => write(`insert into operator_account (id, name, role) values ('${ROSIE}', 'rosie', 'manager')`);
const wasRoot = () =>
  write(`insert into operator_event (actor, actor_id, kind, subject)
         values ('root', 'account:${ROSIE}', 'renamed', 'root to rosie')`);
const addBea = (linked: string) =>
  write(`insert into operator_account (id, name, role, linked_by, linked_at)
         values ('${BEA}', 'bea', 'manager', '${ROSIE}', now() - interval '${linked}')`);
const addKey = () =>
  write(`insert into operator_passkey (id, account_id, public_key, counter, transports, rp_id, name)
         values ('k', '${BEA}', '', 0, '{}', 'x', 'phone')`);

test('a new name makes nobody a second person, at a command line neither', async () => {
  await addRosie();
  as('root', ROSIE);
  await open.act(promoting);
  await wasRoot();

  await expect(byCommand('Rosie')).rejects.toThrow('Rosie asked for 1.2.0 themselves');
  await expect(byCommand('root')).rejects.toThrow('root asked for 1.2.0 themselves');
  as('rosie', ROSIE);
  expect((await open.act(promoting)).json()).toMatchObject(refused);
  // An account that was made under the name that is free now.
  as('root', BEA);
  expect((await open.act(promoting)).json()).toMatchObject(refused);
  expect(await byCommand('ben')).toMatchObject({ kind: 'promoted' });
});

test('two names that one account had are one person at a command line', async () => {
  await addRosie();
  await wasRoot();
  await byCommand('root');
  await expect(byCommand('rosie')).rejects.toThrow('rosie asked for 1.2.0 themselves');
});

test('who was shown the link of an account is no second person beside it for a day, in neither order', async () => {
  await addRosie();
  await addBea('23 hours');
  await addKey();
  as('rosie', ROSIE);
  await open.act(promoting);
  as('bea', BEA);
  const answer = await open.act(promoting);
  expect(answer.json()).toMatchObject({
    fieldErrors: {
      version: [expect.stringContaining('bea and rosie, who asked for 1.2.0, are not two people yet') as string],
    },
  });
  await open.act({ act: 'roll', version: '1.2.0', weightBps: 100 });
  await open.act(promoting);
  as('rosie', ROSIE);
  expect((await open.act(promoting)).json()).toMatchObject(refused);
  await expect(byCommand('rosie')).rejects.toThrow('are not two people yet');
});

test('after a day it is one, where it has a passkey of its own', async () => {
  await addRosie();
  await addBea('25 hours');
  as('rosie', ROSIE);
  await open.act(promoting);
  as('bea', BEA);
  expect((await open.act(promoting)).json()).toMatchObject(refused);
  await addKey();
  expect((await open.act(promoting)).json()).toMatchObject(done);
});
