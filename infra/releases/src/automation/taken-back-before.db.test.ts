import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { aContext } from '../../test/a-context';
import { automationDeps } from '../../test/automation-deps';
import { actOnPlan, draftPlan } from '../plan/plan-acts';
import { assertMovable, readPlan } from '../plan/plan-faults';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import { promote, roll, takeBack } from '../registry/log/release-decisions';
import { automate } from './automation';

const REMOTE = 'mfe-search';
const reach = { sitesOf: () => [], timeZonesOf: () => [] };
const inAMinute = () => new Date(Date.now() + MINUTE_MS);

const emptied = emptiedDatabases();
let context: ReturnType<typeof aContext>;

/** 1.0.0 is stable, and automation took 1.1.0 back. */
beforeEach(async () => {
  context = aContext(await emptied());
  const { releaseLog } = context;
  for (const version of ['1.0.0', '1.1.0'])
    await releaseLog.append('a team', REMOTE, () => ({
      ...{ kind: 'published' as const, payload: { version, integrity: 'i', signature: 's' } },
    }));
  await releaseLog.append('anna', REMOTE, promote('1.0.0'));
  await releaseLog.append('anna', REMOTE, roll('1.1.0', 1000, []));
  const [rollout] = (await release()).rollouts;
  await releaseLog.append('automation', REMOTE, takeBack(rollout!, 7));
});
afterEach(() => context.close());

const states = async () => foldReleases(await context.releaseLog.events());
const release = async () => stateOf(await states(), REMOTE);

async function anApprovedPlan(facts: object = {}) {
  const { plans } = automationDeps(context);
  const plan = readPlan({ remote: REMOTE, version: '1.1.0', steps: [{ weight: '10%', wait: 5 }], ...facts });
  const { id } = await draftPlan(plans, { actor: 'anna', plan, now: new Date(), reach });
  await actOnPlan(plans, { actor: 'ben', act: 'approve', id, reason: '', now: new Date(), reach });
  await automate(automationDeps(context), inAMinute());
  return (await plans.plans()).find((known) => known.id === id)!;
}

test('a plan for it is refused unless it says so', async () => {
  const plan = { remote: REMOTE, version: '1.1.0', steps: [{ weight: 10, wait: 5 }] };
  const now = await states();

  expect(() => assertMovable(readPlan(plan), now)).toThrow('mfe-search: Automation took 1.1.0 back, by judgement 7');
  expect(() => assertMovable(readPlan({ ...plan, althoughTakenBack: true }), now)).not.toThrow();
});

test('a plan that was made before it waits for a person at its next step, and says why', async () => {
  const { state, words } = await anApprovedPlan();

  expect(state).toBe('held');
  expect(words).toContain('Automation took 1.1.0 back, by judgement 7');
  expect((await release()).rollouts).toEqual([]);
});

test('one that says so goes on, and the log keeps in spite of what', async () => {
  expect(await anApprovedPlan({ althoughTakenBack: true })).toMatchObject({ state: 'running' });

  expect((await release()).rollouts).toMatchObject([{ version: '1.1.0', weightBps: 1000 }]);
  expect((await context.releaseLog.events()).at(-1)).toMatchObject({ payload: { althoughTakenBack: 7 } });
});
