import { openPool } from '@infra/api/db/connect/open-pool';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { aContext } from '../../test/a-context';
import { promote } from '../registry/log/release-decisions';
import { setReleasePolicy } from '../registry/log/release-policy';
import type { Actor } from '../registry/actor';
import { actOnPlan, draftPlan } from './plan-acts';
import { readPlan } from './plan-faults';
import { openPlanLog } from './plan-log';
import type { PlanLog } from './plan-log';

/** No ring here. */
const reach = { sitesOf: () => [], timeZonesOf: () => [] };

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

const drafted = () => draftPlan(plans, { actor: 'anna', plan: readPlan(facts), now: new Date(), reach });
const act = (word: 'approve' | 'hold' | 'abort', id: number, actor: Actor = 'ben', reason = '') =>
  actOnPlan(plans, { actor, act: word, id, reason, now: new Date(), reach });

test('where a second person is asked for, a plan that promotes is not approved by who drafted it', async () => {
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  const { id } = await drafted();

  await expect(act('approve', id, 'Anna')).rejects.toThrow(`Anna drafted plan ${id} themselves`);
  const token = { name: 'nightly', id: 'token:7', kind: 'token' } as const;
  await expect(act('approve', id, token)).rejects.toThrow(`nightly is a program: a person has to approve plan ${id}`);
  expect(await act('approve', id)).toMatchObject({ state: 'scheduled', approvedBy: 'ben' });
});

test('so is one that leads no further than to more than half, not one that stays below or on a ring', async () => {
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  const approved = async (weight: string, ring: string | null = null) => {
    const plan = readPlan({ ...facts, promote: false, steps: [{ weight, ring, wait: 5 }] });
    const { id } = await draftPlan(plans, { actor: 'anna', plan, now: new Date(), reach });
    await act('approve', id, 'anna');
    await act('abort', id, 'anna');
  };
  await approved('50%');
  await approved('90%', 'pilot');
  await expect(approved('50.01%')).rejects.toThrow('reaches more than half of all visitors');
});

test('an end says that what was rolled out stays, where there was something', async () => {
  const { id } = await drafted();
  expect((await act('abort', id)).words).toBe('aborted by ben');

  const next = await drafted();
  await act('approve', next.id);
  await plans.append('automation', 'mfe-search', () => ({
    ...{ kind: 'stepped', payload: { plan: next.id, step: 0, event: 1, words: 'approved by ben' } },
  }));
  expect((await act('abort', next.id, 'ben', 'too slow')).words).toBe(
    'aborted by ben: too slow; who was given 1.1.0 keeps it until somebody takes it back or promotes it',
  );
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
  const { id } = await draftPlan(plans, { actor: anna, plan: readPlan(facts), now: new Date(), reach });
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

test('a freeze that was set after a plan was drafted is in the way of its approval', async () => {
  const { id } = await drafted();
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await plans.setFreeze({ actor: 'anna', name: 'christmas', rule: { from: at(-1), to: at(9) } });

  await expect(act('approve', id)).rejects.toThrow('in the freeze christmas');
  expect((await plans.plans()).at(-1)).toMatchObject({ state: 'draft' });
});

test('of ten programs that decide on one draft, or set one freeze, at once, each on what it saw, one does', async () => {
  const { id, revision } = await drafted();
  const programs = Array.from({ length: 10 }, () => openPlanLog(database.url));
  const kinds = async (decide: (log: PlanLog, index: number) => Promise<unknown>) => {
    const done = await Promise.allSettled(programs.map(decide));
    return done.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as Error).name)).toSorted();
  };
  const late = (name: string) => [...Array.from({ length: 9 }, () => name), 'done'].toSorted();
  // Each has its connection, so that they begin together.
  await Promise.all(programs.map((log) => log.plans()));

  const [now, rule] = [new Date(), { from: '2026-12-24T00:00:00Z', to: '2026-12-27T00:00:00Z' }];
  expect(
    await kinds((log, index) =>
      actOnPlan(log, { actor: `${index}`, act: 'approve', id, reason: '', now, revision, reach }),
    ),
  ).toEqual(late('PlanMovedOn'));
  expect(await kinds((log, index) => log.setFreeze({ actor: `${index}`, name: 'christmas', rule, seen: 0 }))).toEqual(
    late('RuleMovedOn'),
  );
  await Promise.all(programs.map((log) => log.close()));
});
