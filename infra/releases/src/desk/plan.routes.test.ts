import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { planningSchema } from '@shared-kit/contracts/server/release-planning.contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aContext } from '../../test/a-context';
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
  await app.register(planRoutes, { releaseLog, rings, plans: context.plans() });
  await app.register(ringRoutes, { releaseLog, rings, sites, plans: context.plans() });
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
  ['a sentence', ['This is no plan:', 'Invalid input: expected object']],
  [TEXT.replace('30', 'soon').replace('10%', 'much'), ['This is no plan:', 'steps[0].weight: ', 'steps[0].wait: ']],
  [`${TEXT}also: this\n`, ['This is no plan:', 'Unrecognized key: "also"']],
  [TEXT.replace('1.1.0', '9.9.9'), ['mfe-search: ']],
])('a text that is no plan is refused beside its field, a sentence for each fault: %j', async (text, beginnings) => {
  const answer = await post('/plans', { text });
  const { fieldErrors } = answer.json<{ fieldErrors: { text: string[] } }>();
  expect(answer.statusCode).toBe(422);
  expect(fieldErrors.text.map((sentence, at) => sentence.slice(0, beginnings[at]?.length))).toEqual(beginnings);
});

test('a team writes no plan of another remote, and replaces none that moves one', async () => {
  const { id, revision } = (await post('/plans', { text: TEXT })).json<{ id: number; revision: number }>();
  Object.assign(operator, { role: 'team', remotes: ['mfe-leads'] });
  const text = TEXT.replace('mfe-search', 'mfe-leads');
  expect((await post('/plans', { text: TEXT })).statusCode).toBe(403);
  expect((await post('/plans', { text, replaces: { plan: id, revision } })).statusCode).toBe(403);
});
