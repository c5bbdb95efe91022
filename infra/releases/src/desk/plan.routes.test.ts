import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { planningSchema } from '@shared-kit/contracts/operator/release-planning.contract';
import { dayIn } from '@shared-kit/domain/time/day-in';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aContext } from '../../test/a-context';
import { runCommand } from '../command/run-command';
import type { Operator } from '../operator/access';
import { setReleasePolicy } from '../registry/log/release-policy';
import { describedRoutes } from './described-routes';
import { planRoutes } from './plan.routes';
import { ringRoutes } from './ring.routes';

const emptied = emptiedDatabases();
let database: TestDatabase;
let context: ReturnType<typeof aContext>;
let operator: Operator;
let app: FastifyInstance;

beforeEach(async () => {
  database = await emptied();
  context = aContext(database);
  operator = { kind: 'account', id: 'account:1', name: 'Mia', role: 'manager', remotes: [] };
  const payload = { version: '1.1.0', integrity: 'i', signature: 's' };
  await context.releaseLog.append('a team', 'mfe-search', () => ({ kind: 'published', payload }));
  app = Fastify();
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request) => void (request.operator = operator));
  await app.register(describedRoutes);
  const { releaseLog, rings, sites } = context;
  const planned = { plans: context.plans(), evidence: context.evidence() };
  await app.register(planRoutes, { releaseLog, rings, sites, ...planned });
  await app.register(ringRoutes, { releaseLog, rings, sites, planned });
});
afterEach(async () => {
  await app.close();
  await context.close();
});

const post = (url: string, body: object) => app.inject({ method: 'POST', url, payload: body });
const planning = async () => planningSchema.parse((await app.inject({ method: 'GET', url: '/planning' })).json());

test('a plan is drafted and approved as the account or token that asks, not by a name alone', async () => {
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  const steps = [{ weight: '10%', wait: 5 }];
  const ringed = [{ weight: '10%', wait: 5, ring: 'nowhere' }];
  const unknown = await post('/plans', { remote: 'mfe-search', version: '1.1.0', steps: ringed });
  expect([unknown.statusCode, unknown.body]).toEqual([422, expect.stringContaining('There is no ring')]);
  const { id: plan, revision } = (await post('/plans', { remote: 'mfe-search', version: '1.1.0', steps })).json<{
    id: number;
    revision: number;
  }>();
  const approve = async () => (await post('/plan-acts', { plan, revision, act: 'approve' })).json<object>();

  // By another name she is the same account.
  operator.name = 'Mia Wong';
  expect(await approve()).toMatchObject({ fieldErrors: { plan: [expect.stringContaining('drafted plan')] } });
  Object.assign(operator, { kind: 'token', id: 'token:7', name: 'nightly' });
  expect(await approve()).toMatchObject({ fieldErrors: { plan: [expect.stringContaining('is a program')] } });
  Object.assign(operator, { kind: 'account', id: 'account:2', name: 'Ben' });
  expect(await approve()).toMatchObject({ state: 'scheduled' });
});

const TEXT = `remote: mfe-search
version: 1.1.0
steps:
  - weight: 10%
    wait: 30
promote: true
`;

test('a plan is written as YAML, listed as it was written, and written anew in the place of its draft', async () => {
  const first = (await post('/plans', { text: TEXT })).json<{ id: number; revision: number }>();
  expect((await planning()).plans).toMatchObject([{ id: first.id, state: 'draft', text: TEXT }]);

  const replaces = { plan: first.id, revision: first.revision };
  const text = TEXT.replace('10%', '5%');
  const second = (await post('/plans', { text, replaces })).json<{ id: number; revision: number }>();
  expect((await planning()).plans).toMatchObject([
    { id: second.id, state: 'draft', text },
    { id: first.id, state: 'aborted', words: `replaced by Mia: plan ${second.id}` },
  ]);

  // Somebody else wrote it anew, or approved it, meanwhile.
  const late = await post('/plans', { text, replaces });
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('replaced by Mia')]);
  await post('/plan-acts', { plan: second.id, revision: second.revision, act: 'approve' });
  const { revision } = (await planning()).plans[0]!;
  const approved = await post('/plans', { text, replaces: { plan: second.id, revision } });
  expect(approved.json()).toMatchObject({
    fieldErrors: { text: [expect.stringContaining('is scheduled: abort it first')] },
  });
  expect((await planning()).plans).toHaveLength(2);
});

test.each([
  ['remote: [mfe-search', ['This is no YAML: ']],
  ['a sentence', ['This is no plan:', 'Write its fields, each by its name.']],
  [TEXT.replace('30', 'soon').replace('10%', 'much'), ['This is no plan:', 'steps[0].weight: ', 'steps[0].wait: ']],
  [`${TEXT}also: this\n`, ['This is no plan:', 'There is no field “also”.']],
  [TEXT.replace('1.1.0', '9.9.9'), ['mfe-search: ']],
])('a text that is no plan is refused beside its field, a sentence for each fault: %j', async (text, beginnings) => {
  const answer = await post('/plans', { text });
  const { fieldErrors } = answer.json<{ fieldErrors: { text: string[] } }>();
  expect(answer.statusCode).toBe(422);
  expect(fieldErrors.text.map((sentence, at) => sentence.slice(0, beginnings[at]?.length))).toEqual(beginnings);
});

test('a plan says when it begins and goes on, and what it waits for, at the console and at the command', async () => {
  const start = '2036-11-24T10:00+10:00';
  const facts = { remote: 'mfe-search', version: '1.1.0', steps: [{ weight: '10%', wait: 5 }] };
  const windows = [{ days: ['mon'], from: '09:00', to: '16:00' }];
  const drafted = (await post('/plans', { ...facts, start, windows })).json<{ id: number; revision: number }>();
  const next = { words: 'it does not begin', until: '2036-11-24T00:00:00.000Z' };
  expect(drafted).toMatchObject({ start, windows, next });
  const { id: plan, revision } = drafted;
  expect((await post('/plan-acts', { plan, revision, act: 'approve' })).json()).toMatchObject({ next });
  expect((await planning()).plans).toMatchObject([{ state: 'scheduled', start, windows, next }]);
  const lines = await runCommand(['plan', 'show'], context);
  expect(lines.slice(-3)).toEqual([
    `  begins no earlier than ${start}`,
    '  goes on mon 09:00 to 16:00, by the clock of every site that a step reaches',
    '  now: it does not begin until 2036-11-24 00:00 UTC',
  ]);
});

test('what could never go on is refused at the console and at the command: a plan, its approval, a ring that makes it so', async () => {
  await runCommand(['ring', 'set', 'pilot', '--sites', 'harbor'], context);
  const windows = [{ from: '09:00', to: '10:30' }];
  const steps = [{ weight: '10%', wait: 30, ring: 'pilot' }];
  const facts = { remote: 'mfe-search', version: '1.1.0', windows, steps };
  const file = path.join(context.rootDir, 'plan.yaml');
  writeFileSync(file, JSON.stringify(facts));
  const { id: plan, revision } = (await post('/plans', facts)).json<{ id: number; revision: number }>();
  for (const site of await context.sites()) if (site.slug === 'southbank') site.timeZone = 'Australia/Perth';

  const never = (sites: string, what: string) =>
    `Its windows are never open at one time on ${sites}, whose clocks differ (Australia/Brisbane, Australia/Perth): ${what} would wait for ever.`;
  const everybody = never('all sites', 'promoting it');
  expect((await post('/plan-acts', { plan, revision, act: 'approve' })).body).toContain(everybody);
  expect((await post('/plan-acts', { plan, revision, act: 'abort' })).statusCode).toBe(200);
  expect((await post('/plans', facts)).json()).toMatchObject({
    fieldErrors: { plan: [expect.stringContaining(everybody)] },
  });
  await expect(runCommand(['plan', 'set', '--plan', file], context)).rejects.toThrow(everybody);

  const alone = (await post('/plans', { ...facts, promote: false })).json<{ id: number }>();
  const ring = ['ring', 'set', 'pilot', '--state', 'qld'];
  await expect(runCommand(ring, context)).rejects.toThrow(
    `Plan ${alone.id} rolls out to ring pilot. ${never('all sites of ring pilot', 'step 1')}`,
  );
});

test.each([
  ['a freeze', 'the freeze christmas lasts'],
  ['a window', 'no window is open on all sites'],
])('an approved plan says that it waits for %s: %s', async (what, words) => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  // Tomorrow and after it, never today.
  const today = new Date(dayIn('Australia/Brisbane', new Date())).getUTCDay();
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].toSpliced(today, 1);
  const windows = what === 'a window' ? [{ days }] : [];
  const sent = { remote: 'mfe-search', version: '1.1.0', windows, steps: [{ weight: '10%', wait: 5 }] };
  const { id: plan, revision } = (await post('/plans', sent)).json<{ id: number; revision: number }>();
  await post('/plan-acts', { plan, revision, act: 'approve' });
  if (what === 'a freeze') {
    await post('/freezes', { name: 'christmas', time: { from: at(-1), to: at(9) }, revision: 0 });
  }
  expect((await planning()).plans[0]!.next).toMatchObject({ words, until: expect.any(String) });
});

test('a ring of another name that has one of the same sites is no place for another version', async () => {
  const payload = { version: '1.2.0', integrity: 'i', signature: 's' };
  await context.releaseLog.append('a team', 'mfe-search', () => ({ kind: 'published', payload }));
  for (const [name, sites] of [
    ['a', ['northshore', 'harbor']],
    ['b', ['harbor', 'southbank']],
    ['c', ['southbank']],
  ])
    await post('/rings', { name, rule: { by: 'sites', sites }, revision: 0 });
  const planOn = (ring: string, version: string) =>
    post('/plans', { remote: 'mfe-search', version, steps: [{ weight: '10%', wait: 5, ring }], promote: false });

  const { id, revision } = (await planOn('a', '1.1.0')).json<{ id: number; revision: number }>();
  const refused = await planOn('b', '1.2.0');
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining(`Plan ${id} rolls mfe-search 1.1.0 out to harbor as well: abort it first`),
  ]);
  expect((await planOn('c', '1.2.0')).statusCode).toBe(200);

  // Nor may a ring grow into what another plan has, or be taken from under a plan.
  const seen = (await planning()).rings[0]!.revision;
  const grown = await post('/rings', { name: 'a', rule: { by: 'state', state: 'qld' }, revision: seen });
  expect([grown.statusCode, grown.body]).toEqual([422, expect.stringContaining('1.1.0 out to southbank as well')]);
  const removed = await post('/rings', { name: 'a', rule: null, revision: seen });
  expect([removed.statusCode, removed.body]).toEqual([
    422,
    expect.stringContaining(`Plan ${id} (mfe-search 1.1.0) rolls out to ring a: abort it first`),
  ]);
  await post('/plan-acts', { plan: id, revision, act: 'abort' });
  expect((await post('/rings', { name: 'a', rule: null, revision: seen })).statusCode).toBe(200);
});

test('a team writes no plan of another remote, and replaces none that moves one', async () => {
  const { id, revision } = (await post('/plans', { text: TEXT })).json<{ id: number; revision: number }>();
  Object.assign(operator, { role: 'team', remotes: ['mfe-leads'] });
  const text = TEXT.replace('mfe-search', 'mfe-leads');
  expect((await post('/plans', { text: TEXT })).statusCode).toBe(403);
  expect((await post('/plans', { text, replaces: { plan: id, revision } })).statusCode).toBe(403);
});

test('who decides on the sight of a plan that is no longer so is told what became of it, and nothing is done', async () => {
  const { id: plan, revision } = (await post('/plans', { text: TEXT })).json<{ id: number; revision: number }>();
  expect((await post('/plan-acts', { plan, revision, act: 'approve' })).statusCode).toBe(200);

  for (const act of ['approve', 'hold', 'abort']) {
    const late = await post('/plan-acts', { plan, revision, act });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'conflict' }]);
  }
  expect((await planning()).plans).toMatchObject([{ id: plan, state: 'scheduled' }]);
});
