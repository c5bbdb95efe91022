import type { Pool } from 'pg';
import { openPool } from '@infra/api/db/connect/open-pool';
import { asOperator } from '../as-operator';
import { addAccount, renameAccount } from '../operator/accounts/operator-accounts';
import { listOperatorEvents } from '../operator/accounts/operator-events';
import { firstLink } from '../operator/accounts/first-link';
import { takeLink } from '../operator/accounts/operator-links';
import { addPasskey } from '../operator/accounts/operator-passkeys';
import { beginSession, useSession } from '../operator/accounts/operator-sessions';
import { emptiedDatabases } from '../postgres/testing/emptied-database';
import type { TestDatabase } from '../postgres/testing/test-database';
import { readOperatorsArguments } from './operators-arguments';
import { runOperatorsCommand } from './operators-commands';

const emptied = emptiedDatabases();
let database: TestDatabase;
let owner: Pool;
beforeEach(async () => {
  database = await emptied();
  owner = openPool({ connectionString: database.url });
}, 60_000);
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const NOW = Date.parse('2026-11-23T06:00:00Z');
const by = { name: 'root', id: null };

async function run(line: string): Promise<string[]> {
  const command = readOperatorsArguments(line.split(' '));
  if (command.name === 'help') throw new Error('no command');
  return asOperator(owner, (client) =>
    runOperatorsCommand(client, command, { by, nowMs: NOW, origin: 'https://operator.example' }),
  );
}
const secretOf = (lines: string[]) => new URL(lines[1] ?? '').searchParams.get('token') ?? '';
const take = (secret: string) => asOperator(owner, (client) => takeLink(client, secret, NOW));

test('somebody is invited by a link, and listed', async () => {
  const lines = await run('invite Mia Sol --role manager');
  expect(lines[1]).toMatch(/^https:\/\/operator\.example\/sign-in\/link\?token=[\w-]{43}$/);
  await run('invite Tom --role team --remotes mfe-search,mfe-leads');

  expect(await take(secretOf(lines))).toMatchObject({ state: 'good', name: 'Mia Sol' });
  expect(await run('list')).toEqual([
    'Mia Sol: release manager; no way to sign in but a link; not signed in',
    'Tom: team of remotes (mfe-search, mfe-leads); no way to sign in but a link; not signed in',
  ]);
});

test('dealer staff are bound to sites of their group, and to none of another', async () => {
  await asOperator(owner, async (client) => {
    await client.query(`insert into dealer_group (slug, name) values ('corella', 'Corella'), ('gannet', 'Gannet')`);
    await client.query(
      `insert into site (slug, group_slug, revision)
       values ('corella', 'corella', 1), ('plugbird', 'corella', 2), ('trucks', 'gannet', 3)`,
    );
  });
  await run('invite Pia --role dealer --group corella --sites plugbird,corella');

  expect(await run('list')).toEqual([
    'Pia: dealer staff (corella: plugbird, corella); no way to sign in but a link; not signed in',
  ]);
  await expect(run('invite Tim --role dealer --group corella --sites trucks')).rejects.toThrow(
    'corella has no site trucks',
  );
  await expect(run('invite Tim --role viewer --sites plugbird')).rejects.toThrow(
    'Only dealer staff are bound to sites',
  );
});

test('a reset takes passkeys and sessions away and leaves a link, and the link before it opens nothing', async () => {
  const invited = secretOf(await run('invite Mia --role manager'));
  const { accountId } = (await take(secretOf(await run('reset Mia')))) as { accountId: string };
  const token = await asOperator(owner, async (client) => {
    await addPasskey(client, by, {
      ...{ id: 'key', accountId, publicKey: new Uint8Array(3), counter: 0, transports: [], rpId: 'x', name: 'phone' },
    });
    return beginSession(client, { accountId, browser: 'a browser', nowMs: NOW });
  });
  expect(await run('list')).toEqual(['Mia: release manager; 1 passkey; last seen 2026-11-23 06:00 UTC']);

  await run('reset mia');

  const use = () => asOperator(owner, (client) => useSession(client, { token, nowMs: NOW, isUnattended: false }));
  expect(await use()).toBeNull();
  expect(await take(invited)).toEqual({ state: 'unknown' });
  expect(await run('list')).toEqual(['Mia: release manager; no way to sign in but a link; not signed in']);
});

test('the only release manager cannot be shut out, another can and is let back', async () => {
  await run('invite Mia --role manager');
  await expect(run('disable Mia')).rejects.toThrow('Mia is the only release manager: make another one first');
  await run('invite Ann --role manager');
  expect(await run('disable Mia')).toEqual(['Mia is disabled: signed out everywhere, and cannot sign in.']);
  await expect(run('disable Ann')).rejects.toThrow('Ann is the only release manager');
  expect(await run('enable Mia')).toEqual(['Mia may sign in again.']);
});

test.each([
  ['invite', 'invite needs a NAME'],
  ['invite Mia', '--role: Choose what they may do'],
  ['invite Mia --role boss', '--role: Choose what they may do'],
  ['invite Mia --role team', '--remotes: Name the remotes of the team'],
  ['invite Mia --role viewer --remotes mfe-search', '--remotes: Only a team has remotes'],
  ['invite Mia --role dealer', '--group: Name the dealer group'],
  ['fire Mia', 'There is no command "fire"'],
])('"%s" is refused in words', (line, words) => {
  expect(() => readOperatorsArguments(line.split(' '))).toThrow(words);
});

test('dealer staff are invited by the slug of a group that there is', async () => {
  await asOperator(owner, (client) =>
    client.query(`insert into dealer_group (slug, name) values ('corella', 'Corella Motor Group'), ('tern', 'Tern')`),
  );
  const invite = (group: string) =>
    asOperator(owner, (client) =>
      addAccount(
        client,
        { name: 'root', id: null },
        { name: `of ${group}`, role: 'dealer', remotes: [], group, sites: [] },
      ),
    );
  await expect(invite('Corella Motor Group')).rejects.toThrow(
    'There is no dealer group "Corella Motor Group". Write corella',
  );
  await expect(invite('gannet')).rejects.toThrow('There is no dealer group "gannet". Groups: corella, tern');
  expect(await invite('corella')).toMatchObject({ role: 'dealer', group: 'corella' });
});

test('a name is taken once, in whatever case', async () => {
  await run('invite Mia --role viewer');
  await expect(run('invite MIA --role viewer')).rejects.toThrow('There is an account "MIA" already');
  await expect(run('reset Tom')).rejects.toThrow('There is no account "Tom"');
});

test('a start prints a link until a release manager can sign in by themselves', async () => {
  const start = () => asOperator(owner, (client) => firstLink(client, 'root', NOW));
  const [first, second] = [await start(), await start()];
  expect(await take(first ?? '')).toEqual({ state: 'unknown' });
  const { accountId } = (await take(second ?? '')) as { accountId: string };
  expect(await run('list')).toEqual(['root: release manager; no way to sign in but a link; not signed in']);

  await asOperator(owner, (client) =>
    addPasskey(client, by, {
      ...{ id: 'key', accountId, publicKey: new Uint8Array(3), counter: 0, transports: [], rpId: 'x', name: 'phone' },
    }),
  );
  expect(await start()).toBeNull();
});

test('the link of a start is for whoever starts, and leaves the invitations of others as they are', async () => {
  const invited = /token=(.+)$/.exec((await run('invite Bob --role manager'))[1] ?? '')?.[1] ?? '';
  const start = (user: string) => asOperator(owner, (client) => firstLink(client, user, NOW));

  const own = (await start('anna')) ?? '';
  expect(await take((await start('ANNA')) ?? '')).toMatchObject({ state: 'good', name: 'anna' });
  expect(await take(own)).toEqual({ state: 'unknown' });
  expect(await take(invited)).toMatchObject({ state: 'good', name: 'Bob' });
  const events = await asOperator(owner, (client) => listOperatorEvents(client, 9));
  expect(events.map(({ actor, kind, subject }) => `${actor}: ${kind} ${subject}`)).toEqual([
    'ANNA: link made anna',
    'anna: invited anna as manager',
    'root: invited Bob as manager',
  ]);

  await run('invite Vera --role viewer');
  expect(await start('vera')).toBeNull();
});

test('the link of a start is for the same account under another name, and no second one is made', async () => {
  const start = (user: string) => asOperator(owner, (client) => firstLink(client, user, NOW));
  const { accountId } = (await take((await start('root')) ?? '')) as { accountId: string };
  const doer = { name: 'root', id: `account:${accountId}` };
  await asOperator(owner, (client) => renameAccount(client, doer, accountId, 'rosie'));

  expect(await take((await start('root')) ?? '')).toMatchObject({ state: 'good', name: 'rosie', accountId });
  // Nor does somebody else get it, who takes the name that is free by now.
  await run('invite root --role manager');
  expect(await take((await start('ROOT')) ?? '')).toMatchObject({ name: 'rosie' });
  expect(await run('list')).toHaveLength(2);
});

test('what was done to accounts is noted with who did it, and stays', async () => {
  await run('invite Mia --role manager');
  const events = () =>
    asOperator(owner, async (client) => (await client.query('select * from operator_event')).rows as object[]);
  expect(await events()).toEqual([
    expect.objectContaining({ actor: 'root', kind: 'invited', subject: 'Mia as manager' }),
  ]);
  await expect(asOperator(owner, (client) => client.query('delete from operator_event'))).rejects.toThrow(
    'append-only',
  );
});

test.each([
  ['https://Operators.Example:443/', 'https://operators.example'],
  ['http://192.0.2.7:3001', 'http://192.0.2.7:3001'],
])('the link leads to the origin of what was typed: --at %s', (typed, origin) => {
  expect(readOperatorsArguments(['reset', 'Mia', '--at', typed])).toMatchObject({ at: origin });
  expect(() => readOperatorsArguments(['reset', 'Mia', '--at', 'operators.example'])).toThrow('--at operators.example');
});
