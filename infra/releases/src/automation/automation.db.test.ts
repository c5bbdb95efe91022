import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { aContext } from '../../test/a-context';
import { automationDeps } from '../../test/automation-deps';
import { toldTo } from '../../test/told-to';
import { actOnPlan, draftPlan } from '../plan/plan-acts';
import { readPlan } from '../plan/plan-faults';
import { openPlanLog } from '../plan/plan-log';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import { promote, roll, rollBack } from '../registry/log/release-decisions';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { automate } from './automation';
import type { AutomationDeps } from './automation';

/** No ring here. */
const reach = { sitesOf: () => [], timeZonesOf: () => [] };

const REMOTE = 'mfe-search';

const emptied = emptiedDatabases();
let database: TestDatabase;
let context: ReturnType<typeof aContext>;
let deps: AutomationDeps;
let complaint: string | null;

beforeEach(async () => {
  database = await emptied();
  context = aContext(database);
  complaint = null;
  const { releaseLog } = context;
  deps = automationDeps(context, {
    sitesOf: async (ring) => (ring === null ? [] : ['harbor']),
    assertSitesFit: async () => {
      if (complaint !== null) throw new ReleaseRefusal(complaint);
    },
  });
  for (const version of ['1.0.0', '1.1.0']) await publish(REMOTE, version);
  await releaseLog.append('anna', REMOTE, promote('1.0.0'));
});
afterEach(() => context.close());

const publish = (remote: 'mfe-search' | 'mfe-leads', version: string) =>
  context.releaseLog.append('a team', remote, () => ({
    ...{ kind: 'published' as const, payload: { version, integrity: 'i', signature: 's' } },
  }));
/** So many minutes from now: the log writes its own time, so that the clock of these tests begins there. */
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const release = async () => stateOf(foldReleases(await context.releaseLog.events()), REMOTE);
const events = async () => (await context.releaseLog.events()).map(({ actor, kind }) => `${actor} ${kind}`);
const thePlan = async () => (await deps.plans.plans()).at(-1)!;

async function anApprovedPlan(facts: object = {}) {
  const steps = [
    { weight: '10%', wait: 5 },
    { weight: '50%', wait: 5 },
  ];
  const plan = readPlan({ remote: REMOTE, version: '1.1.0', steps, ...facts });
  const { id } = await draftPlan(deps.plans, { actor: 'anna', plan, now: new Date(), reach });
  return actOnPlan(deps.plans, { actor: 'ben', act: 'approve', id, reason: '', now: new Date(), reach });
}

const told = (...of: Parameters<ReturnType<typeof toldTo>>) => toldTo(context.evidence(), REMOTE)(...of);

test('an approved plan goes from step to step, each when there is enough that speaks for it, to everybody', async () => {
  await anApprovedPlan();
  await automate(deps, new Date());
  expect((await release()).rollouts).toMatchObject([{ version: '1.1.0', weightBps: 1000 }]);

  await automate(deps, inMinutes(6));
  expect((await release()).rollouts[0]?.weightBps).toBe(1000);
  await told({});
  await automate(deps, inMinutes(4));
  expect((await release()).rollouts[0]?.weightBps).toBe(1000);
  await automate(deps, inMinutes(6));
  expect((await release()).rollouts[0]?.weightBps).toBe(5000);

  // With what was told before, half of all visits, as the step says.
  await told({ views: 4000, reports: 600 }, 'harbor', { views: 800, reports: 120 });
  await automate(deps, inMinutes(12));
  expect(await release()).toMatchObject({ stable: '1.1.0', rollouts: [] });
  expect((await events()).slice(-3)).toEqual(['automation rolled', 'automation rolled', 'automation promoted']);
  expect(await thePlan()).toMatchObject({ state: 'promoted', by: 'anna', approvedBy: 'ben' });
});

test('a draft and its approval are there for whichever program comes next, as after a crash', async () => {
  const plan = readPlan({ remote: REMOTE, version: '1.1.0', steps: [{ weight: '10%', wait: 5 }] });
  const { id } = await draftPlan(deps.plans, { actor: 'anna', plan, now: new Date(), reach });
  const next = openPlanLog(database.url);
  try {
    expect((await next.plans()).find((known) => known.id === id)).toMatchObject({ state: 'draft', by: 'anna', plan });
    await actOnPlan(next, { actor: 'ben', act: 'approve', id, reason: '', now: new Date(), reach });
  } finally {
    await next.close();
  }
  await automate(deps, new Date());
  expect((await release()).rollouts).toMatchObject([{ version: '1.1.0', weightBps: 1000 }]);
});

test('a draft is followed by nobody', async () => {
  const plan = readPlan({ remote: REMOTE, version: '1.1.0', steps: [{ weight: 10, wait: 5 }] });
  await draftPlan(deps.plans, { actor: 'anna', plan, now: new Date(), reach });
  await automate(deps, inMinutes(600));
  expect((await release()).rollouts).toEqual([]);
});

test('a version that does harm is taken back, its plan ends, and the judgement is kept with its figures', async () => {
  await anApprovedPlan();
  await automate(deps, new Date());
  await told({ browser_render: 40 });
  await automate(deps, inMinutes(3));

  expect(await release()).toMatchObject({ stable: '1.0.0', rollouts: [] });
  expect(await thePlan()).toMatchObject({ state: 'aborted' });
  const [kept] = await deps.plans.judgements(REMOTE, 1);
  expect(kept).toMatchObject({ verdict: 'abort', version: '1.1.0' });
  expect(kept?.words).toContain('40 of 400 threw in the browser, of the others 0 of 3,600');
  const last = (await context.releaseLog.events()).at(-1);
  expect(last).toMatchObject({ actor: 'automation', kind: 'rolledback', payload: { judgement: kept?.id } });
});

test('so is one that a person rolled out without a plan; a pinned site says nothing of it', async () => {
  await context.releaseLog.append('anna', REMOTE, roll('1.1.0', 1000, []));
  await context.releaseLog.append('anna', REMOTE, () => ({
    kind: 'pinned',
    payload: { version: '1.1.0', site: 'harbor' },
  }));
  await told({ browser_render: 40 });
  await automate(deps, inMinutes(3));
  expect((await release()).rollouts).toHaveLength(1);

  await told({ browser_render: 40 }, 'northshore');
  await automate(deps, inMinutes(3));
  expect((await release()).rollouts).toEqual([]);
});

test('what a person decides meanwhile stands: the plan ends, and nothing is done', async () => {
  await anApprovedPlan();
  await automate(deps, new Date());
  await context.releaseLog.append('anna', REMOTE, rollBack());
  await told({});
  await automate(deps, inMinutes(6));
  expect((await events()).at(-1)).toBe('anna rolledback');
  expect(await thePlan()).toMatchObject({ state: 'aborted', words: '1.1.0 was taken back' });
});

test('held by a person it waits, and resumed it goes on; a freeze and a closed window wait too', async () => {
  const { id } = await anApprovedPlan();
  const rule = { from: inMinutes(60).toISOString(), to: inMinutes(90).toISOString() };
  await deps.plans.setFreeze({ actor: 'anna', name: 'christmas', rule });
  await automate(deps, inMinutes(70));
  expect(await thePlan()).toMatchObject({ state: 'scheduled' });
  await automate(deps, new Date());
  const act = (word: 'hold' | 'resume') =>
    actOnPlan(deps.plans, { actor: 'anna', act: word, id, reason: '', now: new Date(), reach });
  await act('hold');
  await told({});
  await automate(deps, inMinutes(6));
  expect((await release()).rollouts[0]?.weightBps).toBe(1000);
  await act('resume');
  await told({});
  await automate(deps, inMinutes(6));
  expect((await release()).rollouts[0]?.weightBps).toBe(5000);
});

test('a remote of which nothing can be read stops no other one', async () => {
  await anApprovedPlan();
  await publish('mfe-leads', '1.1.0');
  await context.releaseLog.append('anna', 'mfe-leads', promote('1.1.0'));
  await publish('mfe-leads', '1.2.0');
  const other = readPlan({ remote: 'mfe-leads', version: '1.2.0', steps: [{ weight: '10%', wait: 5 }] });
  const { id } = await draftPlan(deps.plans, { actor: 'anna', plan: other, now: new Date(), reach });
  await actOnPlan(deps.plans, { actor: 'ben', act: 'approve', id, reason: '', now: new Date(), reach });
  const { assertSitesFit } = deps;
  deps.assertSitesFit = async (remote, version) => {
    if (remote === REMOTE) throw new SyntaxError('Unexpected end of JSON input');
    return assertSitesFit(remote, version);
  };
  await automate(deps, new Date());
  expect((await deps.plans.plans()).map(({ plan, state }) => [plan.remote, state])).toEqual([
    [REMOTE, 'scheduled'],
    ['mfe-leads', 'running'],
  ]);
});

test('a site that does not fit holds the plan, with what it has against the version', async () => {
  await anApprovedPlan();
  complaint = 'harbor: perPage is wrong';
  await automate(deps, new Date());
  expect(await thePlan()).toMatchObject({ state: 'held', words: 'harbor: perPage is wrong' });
  expect((await release()).rollouts).toEqual([]);
});

test('a step that was decided and not noted is found in the log, and not taken for a person’s', async () => {
  const { id } = await anApprovedPlan();
  const said = { plan: { id, step: 0 } };
  await context.releaseLog.append('automation', REMOTE, roll('1.1.0', 1000, [], undefined, said));
  await automate(deps, new Date());
  expect(await thePlan()).toMatchObject({ state: 'running', taken: [{ step: 0 }] });
  expect((await events()).filter((event) => event.endsWith('rolled'))).toHaveLength(1);
});

test('one of two platforms on one database looks at a time', async () => {
  let inside = 0;
  const work = async () => {
    inside += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  expect(
    await Promise.all([deps.plans.alone(work), deps.plans.alone(work)]).then((done) => done.filter(Boolean)),
  ).toHaveLength(1);
  expect(inside).toBe(1);
});

test.each<[string, (plan: number) => Promise<unknown>]>([
  [
    'holds the plan',
    (id) => actOnPlan(deps.plans, { actor: 'ben', act: 'hold', id, reason: '', now: new Date(), reach }),
  ],
  [
    'sets a freeze',
    () =>
      deps.plans.setFreeze({
        ...{ actor: 'ben', name: 'sale' },
        rule: { from: inMinutes(-1).toISOString(), to: inMinutes(9).toISOString() },
      }),
  ],
])('who %s while automation is about to take its step is obeyed', async (_act, decide) => {
  const { id } = await anApprovedPlan();
  await automate({ ...deps, assertSitesFit: async () => void (await decide(id)) }, new Date());
  expect((await release()).rollouts).toEqual([]);
});

test('who takes the version back between the look and the step is obeyed, and the plan is held', async () => {
  await anApprovedPlan();
  await automate(deps, new Date());
  await told({});
  const { releaseLog } = deps;
  let isFirst = true;
  const append: typeof releaseLog.append = async (...decision) => {
    if (isFirst) await releaseLog.append('anna', REMOTE, rollBack());
    isFirst = false;
    return releaseLog.append(...decision);
  };
  await automate({ ...deps, releaseLog: { events: releaseLog.events, append } }, inMinutes(6));
  expect((await events()).at(-1)).toBe('anna rolledback');
  expect(await thePlan()).toMatchObject({ state: 'held', words: '1.1.0 was taken back' });
});
