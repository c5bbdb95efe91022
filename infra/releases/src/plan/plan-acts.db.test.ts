import { openPool } from '@infra/api/db/open-pool';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { aContext } from '../../test/a-context';
import { promote } from '../registry/log/release-decisions';
import { setReleasePolicy } from '../registry/log/release-policy';
import type { Actor } from '../registry/actor';
import { actOnPlan, draftPlan } from './plan-acts';
import { readPlan } from './plan-faults';
import type { PlanLog } from './plan-log';

const facts = { remote: 'mfe-search', version: '1.1.0', steps: [{ weight: '10%', wait: 5 }] };

const emptied = emptiedDatabases();
let database: TestDatabase;
let context: ReturnType<typeof aContext>;
let plans: PlanLog;

beforeEach(async () => {
  database = await emptied();
  context = aContext(database);
  plans = context.plans();
});
afterEach(() => context.close());

const drafted = () => draftPlan(plans, 'anna', readPlan(facts), new Date());
const act = (word: 'approve' | 'hold' | 'abort', id: number, actor: Actor = 'ben', reason = '') =>
  actOnPlan(plans, { actor, act: word, id, reason, now: new Date() });

test('where a second person is asked for, a plan that promotes is not approved by who drafted it', async () => {
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  const { id } = await drafted();

  await expect(act('approve', id, 'Anna')).rejects.toThrow(`Anna drafted plan ${id} themselves`);
  const token = { name: 'nightly', id: 'token:7', kind: 'token' } as const;
  await expect(act('approve', id, token)).rejects.toThrow(`nightly is a program: a person has to approve plan ${id}`);
  expect(await act('approve', id)).toMatchObject({ state: 'scheduled', approvedBy: 'ben' });
});

test('a reason is kept on one line, without what a terminal obeys', async () => {
  const { id } = await drafted();
  await act('approve', id);
  await act('hold', id, 'ben', 'late\u001b[2K\rpromoted by anna');

  expect((await plans.plans()).at(-1)).toMatchObject({ words: 'held by ben: late [2K promoted by anna' });
});

test('a plan that contradicts another or a freeze is refused by its name', async () => {
  const { id } = await drafted();
  await act('approve', id);
  const again = async () => act('approve', (await drafted()).id);

  await expect(again()).rejects.toThrow(`Plan ${id} rolls mfe-search 1.1.0 out to the same sites`);
  await act('abort', id, 'anna', 'late');
  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await plans.setFreeze({
    ...{ actor: 'anna', name: 'christmas' },
    rule: { from: minutesFromNow(-1), to: minutesFromNow(9) },
  });
  await expect(again()).rejects.toThrow('in the freeze christmas');
});

test('who renamed their account is the same person; the log has the account', async () => {
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  const anna = { name: 'Anna', id: 'account:1', kind: 'account' } as const;
  const { id } = await draftPlan(plans, anna, readPlan(facts), new Date());
  await expect(act('approve', id, { ...anna, name: 'Annabel' })).rejects.toThrow('Annabel drafted plan');
  const owner = openPool({ connectionString: database.url, max: 1 });
  const { rows } = await owner.query(`select entry ->> 'actorId' as id from audit_entry where area = 'plans'`);
  await owner.end();
  expect(rows).toEqual([{ id: 'account:1' }]);
});

test.each([
  ['anna', 'Plan 1 was approved by one person'],
  ['ben', null],
])('approved by %s before a second person was asked for, what it promotes is refused: %s', async (approver, words) => {
  const { id } = await drafted();
  await act('approve', id, approver);
  for (const version of ['1.0.0', '1.1.0']) {
    const payload = { version, integrity: 'i', signature: 's' };
    await context.releaseLog.append('team', 'mfe-search', () => ({ kind: 'published', payload }));
  }
  await context.releaseLog.append('anna', 'mfe-search', promote('1.0.0'));
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  const automation = { name: 'automation', id: null, kind: 'program' } as const;
  const done = context.releaseLog.append(automation, 'mfe-search', promote('1.1.0', { plan: { id, step: 1 } }));
  if (words === null) expect(await done).toMatchObject({ kind: 'promoted' });
  else await expect(done).rejects.toThrow(words);
});
