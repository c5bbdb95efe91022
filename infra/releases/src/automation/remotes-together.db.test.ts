import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { isInRollout } from '@shared-kit/domain/release/resolve-release';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { aContext } from '../../test/a-context';
import { automationDeps } from '../../test/automation-deps';
import { rollBackCommand } from '../command/decide';
import { describeEvent } from '../command/describe-event';
import { actOnPlan, draftPlan } from '../plan/plan-acts';
import { assertMovable, readPlan } from '../plan/plan-faults';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import { block, promote, roll } from '../registry/log/release-decisions';
import { setReleasePolicy } from '../registry/log/release-policy';
import { automate } from './automation';
import type { AutomationDeps } from './automation';

/** No ring here. */
const reach = { sitesOf: () => [], timeZonesOf: () => [] };

const SEARCH: RemoteName = 'mfe-search';
const VEHICLE: RemoteName = 'mfe-vehicle';

const emptied = emptiedDatabases();
let database: TestDatabase;
let context: ReturnType<typeof aContext>;
let deps: AutomationDeps;

beforeEach(async () => {
  database = await emptied();
  context = aContext(database);
  const { releaseLog } = context;
  deps = automationDeps(context);
  for (const remote of [SEARCH, VEHICLE]) {
    for (const version of ['1.0.0', '1.1.0'])
      await releaseLog.append('a team', remote, () => ({
        ...{ kind: 'published', payload: { version, integrity: 'i', signature: 's' } },
      }));
    await releaseLog.append('anna', remote, promote('1.0.0'));
  }
});
afterEach(() => context.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const stateNow = async (remote: RemoteName) => stateOf(foldReleases(await context.releaseLog.events()), remote);
const states = () => Promise.all([SEARCH, VEHICLE].map(stateNow));
const last = async () =>
  (await context.releaseLog.events()).slice(-2).map((event) => `${event.remote}: ${describeEvent(event)}`);
const thePlan = async () => (await deps.plans.plans()).at(-1)!;

const SET = {
  ...{ remote: SEARCH, version: '1.1.0', with: { [VEHICLE]: '1.1.0' } },
  steps: [
    { weight: '10%', wait: 5 },
    { weight: '50%', wait: 5 },
  ],
};

async function anApprovedSet(facts: object = {}) {
  const { id } = await draftPlan(deps.plans, {
    actor: 'anna',
    plan: readPlan({ ...SET, ...facts }),
    now: new Date(),
    reach,
  });
  await actOnPlan(deps.plans, { actor: 'ben', act: 'approve', id, reason: '', now: new Date(), reach });
  await automate(deps, new Date());
}

/** What shells tell of a remote in the minute after next. */
async function told(remote: RemoteName, counts: EvidenceMinute['counts'] = {}): Promise<void> {
  const minute = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS).toISOString();
  const facts = { minute, remote, site: 'harbor', vitals: {} } as const;
  await context.evidence().add([
    { ...facts, version: '1.1.0', counts: { views: 400, reports: 60, ...counts } },
    { ...facts, version: '1.0.0', counts: { views: 3600, reports: 540 } },
  ]);
}

test('a step moves all remotes of a plan in one act, and a visitor who gets one gets all', async () => {
  await anApprovedSet();
  const [search, vehicle] = await states();
  expect(search?.rollouts).toMatchObject([{ version: '1.1.0', weightBps: 1000, with: { [VEHICLE]: '1.1.0' } }]);
  expect(vehicle?.rollouts).toMatchObject([{ version: '1.1.0', weightBps: 1000, with: { [SEARCH]: '1.1.0' } }]);
  const visitors = Array.from({ length: 500 }, (_, index) => `visitor-${index}`);
  const apart = visitors.filter(
    (id) => isInRollout(search!.rollouts[0]!, id) !== isInRollout(vehicle!.rollouts[0]!, id),
  );
  expect(apart).toEqual([]);

  await told(SEARCH);
  await automate(deps, inMinutes(6));
  // Nothing is known of the other one yet: no data never promotes.
  expect((await states()).map(({ rollouts }) => rollouts[0]?.weightBps)).toEqual([1000, 1000]);
  await told(VEHICLE);
  await automate(deps, inMinutes(6));
  expect((await states()).map(({ rollouts }) => rollouts[0]?.weightBps)).toEqual([5000, 5000]);
  expect((await states()).map(({ rollouts }) => rollouts[0]?.id)).toEqual([
    search?.rollouts[0]?.id,
    search?.rollouts[0]?.id,
  ]);
});

test('one that does harm takes all of them back, and ends the plan', async () => {
  await anApprovedSet();
  await told(VEHICLE, { browser_render: 200 });
  await automate(deps, inMinutes(3));

  expect((await states()).map(({ rollouts }) => rollouts)).toEqual([[], []]);
  expect(await last()).toEqual([
    expect.stringMatching(/^mfe-vehicle: took 1.1.0 back, to 1.0.0, with mfe-search 1.1.0 by judgement/),
    expect.stringMatching(/^mfe-search: took 1.1.0 back, to 1.0.0, with mfe-vehicle 1.1.0/),
  ]);
  expect(await thePlan()).toMatchObject({ state: 'aborted' });
});

test('by hand as well: raised, promoted and rolled back of one, all of them are', async () => {
  await anApprovedSet();
  await context.releaseLog.append('mia', VEHICLE, roll('1.1.0', 2500, []));
  expect((await states()).map(({ rollouts }) => rollouts[0]?.weightBps)).toEqual([2500, 2500]);
  await context.releaseLog.append('mia', VEHICLE, promote('1.1.0'));
  expect((await states()).map(({ stable, rollouts }) => [stable, rollouts])).toEqual([
    ['1.1.0', []],
    ['1.1.0', []],
  ]);

  const [words] = await rollBackCommand({ ...context, shells: async () => [] }, SEARCH, '1.1.0');
  expect(words).toContain('mfe-search: took 1.1.0 back, to 1.0.0, with mfe-vehicle 1.1.0');
  expect((await states()).map(({ stable }) => stable)).toEqual(['1.0.0', '1.0.0']);
});

test('one that may not be moved stops all, and nothing half done is left', async () => {
  await context.releaseLog.append('mia', VEHICLE, block('1.1.0'));
  await anApprovedSet();
  expect((await states()).map(({ rollouts }) => rollouts)).toEqual([[], []]);
  expect((await thePlan()).words).toBe('mfe-vehicle 1.1.0 was blocked');
});

test('one that is being rolled out apart already is named', async () => {
  await context.releaseLog.append('mia', VEHICLE, roll('1.1.0', 500, []));
  await anApprovedSet();
  expect((await states()).map(({ rollouts }) => rollouts.length)).toEqual([0, 1]);
  expect(await thePlan()).toMatchObject({
    ...{ state: 'held' },
    words: 'mfe-vehicle: 1.1.0 was rolled out apart from mfe-search 1.1.0: take both back first',
  });
});

test('where a second person is asked for, a set is asked for and approved as one', async () => {
  await anApprovedSet();
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  await context.releaseLog.append('mia', SEARCH, promote('1.1.0'));
  expect((await states()).map(({ stable, request }) => [stable, request?.version])).toEqual([
    ['1.0.0', '1.1.0'],
    ['1.0.0', '1.1.0'],
  ]);
  await context.releaseLog.append('ben', VEHICLE, promote('1.1.0'));
  expect((await states()).map(({ stable }) => stable)).toEqual(['1.1.0', '1.1.0']);
});

test('a plan for a remote that another plan moves along is refused by its name', async () => {
  await anApprovedSet();
  const other = readPlan({ ...SET, remote: VEHICLE, with: {} });
  await expect(draftPlan(deps.plans, { actor: 'anna', plan: other, now: new Date(), reach })).rejects.toThrow(
    'Plan 1 rolls mfe-vehicle 1.1.0 out',
  );
  const states = foldReleases(await context.releaseLog.events());
  expect(() => assertMovable(readPlan({ ...SET, with: { 'mfe-none': '1.0.0' } }), states)).toThrow(
    'mfe-none: 1.0.0 was never published',
  );
  expect(() => readPlan({ ...SET, with: { [SEARCH]: '1.1.0' } })).toThrow('is not to be moved along with itself');
});
