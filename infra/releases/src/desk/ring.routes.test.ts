import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import Fastify from 'fastify';
import { aContext } from '../../test/a-context';
import type { Operator } from '../operator/access';
import { describedRoutes } from './described-routes';
import { ringRoutes } from './ring.routes';

const emptied = emptiedDatabases();
let context: ReturnType<typeof aContext>;
const operator: Operator = { kind: 'account', id: 'account:1', name: 'Mia', role: 'manager', remotes: [] };
const app = () => {
  const built = Fastify();
  built.decorateRequest('operator', null);
  built.addHook('onRequest', async (request) => void (request.operator = operator));
  built.register(describedRoutes);
  const { releaseLog, rings, sites } = context;
  built.register(ringRoutes, {
    ...{ releaseLog, rings, sites },
    planned: { plans: context.plans(), evidence: context.evidence() },
  });
  return built;
};
const post = (path: string, asked: object, revision = 0) =>
  app().inject({ method: 'POST', url: path, payload: { revision, ...asked } });
/** What a ring or a freeze is at. */
const revisionOf = async (name: string) =>
  [...(await context.rings.rings()), ...(await context.plans().freezes())].find((known) => known.name === name)!
    .revision;

let url: string;
beforeEach(async () => {
  const database = await emptied();
  url = database.url;
  context = aContext(database);
});
afterEach(() => context.close());

test('a ring and a freeze are set and removed as the account that asks, and the audit has it', async () => {
  expect((await post('/rings', { name: 'pilot', rule: { by: 'sites', sites: ['harbor'] } })).json()).toEqual({
    words: 'pilot is the sites harbor: harbor',
  });
  expect(await context.rings.rings()).toMatchObject([{ name: 'pilot', actor: 'Mia', actorId: 'account:1' }]);
  const time = { from: '2026-12-24T00:00:00+10:00', to: '2026-12-27T00:00:00+10:00' };
  expect((await post('/freezes', { name: 'christmas', time })).statusCode).toBe(200);
  expect(await context.plans().freezes()).toMatchObject([{ name: 'christmas' }]);
  await post('/freezes', { name: 'christmas', time: null }, await revisionOf('christmas'));
  await post('/rings', { name: 'pilot', rule: null }, await revisionOf('pilot'));
  expect([await context.plans().freezes(), await context.rings.rings()]).toEqual([[], []]);

  const { openPool } = await import('@infra/api/db/connect/open-pool');
  const owner = openPool({ connectionString: url, max: 1 });
  const { rows } = await owner.query<{ said: string }>(
    `select concat_ws(' ', entry ->> 'area', entry ->> 'actorId', entry ->> 'kind') as said from audit_entry
     where entry ->> 'area' in ('rings', 'freezes') order by id`,
  );
  await owner.end();
  expect(rows.map(({ said }) => said)).toEqual([
    ...['rings account:1 set', 'freezes account:1 set', 'freezes account:1 removed', 'rings account:1 removed'],
  ]);
});

test('what is planned by is read as it was set, a ring with the sites that it has now', async () => {
  await post('/rings', { name: 'queensland', rule: { by: 'state', state: 'qld' } });
  const time = { from: '2026-12-24T00:00+10:00', to: '2026-12-27T00:00:00+10:00' };
  expect((await post('/freezes', { name: 'christmas', time })).statusCode).toBe(200);
  const rule = { by: 'state', state: 'qld' };
  expect((await app().inject({ method: 'GET', url: '/planning' })).json()).toMatchObject({
    rings: [{ name: 'queensland', rule, words: 'the sites in qld', sites: ['harbor', 'southbank'], actor: 'Mia' }],
    freezes: [{ name: 'christmas', ...time }],
    plans: [],
  });
});

test.each([
  ['/rings', { name: 'p', rule: { by: 'sites', sites: ['nowhere'] } }, 'rule'],
  ['/rings', { name: 'p', rule: { by: 'state', state: 'tas' } }, 'rule'],
  ['/rings', { name: 'P', rule: { by: 'state', state: 'qld' } }, 'name'],
  ['/freezes', { name: 'x', time: { from: '2026-12-24T00:00:00Z', to: '2026-12-23T00:00:00Z' } }, 'to'],
])('%s with %j is refused at what is wrong: %s', async (path, body, field) => {
  expect(Object.keys((await post(path, body)).json<{ fieldErrors: object }>().fieldErrors)).toEqual([field]);
});

test.each([
  ['/rings', { name: 'Pilot!', rule: { by: 'sites', sites: ['harbor'] } }, 422, 'is no name of a ring'],
  ['/rings', { name: 'pilot', rule: { by: 'sites', sites: ['nowhere'] } }, 422, 'There is no site'],
  ['/rings', { name: 'pilot', rule: null }, 422, 'There is no ring'],
  [
    '/freezes',
    { name: 'x', time: { from: '2026-12-24T00:00:00Z', to: '2026-12-23T00:00:00Z' } },
    422,
    'would end before',
  ],
  ['/freezes', { name: 'x', time: { from: 'tomorrow', to: 'later' } }, 400, 'a moment like'],
])('%s with %j is refused in words', async (path, body, status, words) => {
  const answer = await post(path, body);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)]);
});

const harbor = { by: 'sites', sites: ['harbor'] };
const queensland = { by: 'state', state: 'qld' };
const weekend = { from: '2026-12-24T00:00:00+10:00', to: '2026-12-27T00:00:00+10:00' };
const fortnight = { from: '2026-12-20T00:00:00+10:00', to: '2027-01-03T00:00:00+10:00' };

test.each([
  ['/rings', 'rule', harbor, queensland, 'it is the sites in qld'],
  ['/freezes', 'time', weekend, fortnight, `it lasts from ${fortnight.from} to ${fortnight.to}`],
])(
  'of two who change the same of %s at once the second is told what it is now, and nothing is done',
  async (...given) => {
    const [route, field, first, second, words] = given;
    await post(route, { name: 'pilot', [field]: first });
    const seen = await revisionOf('pilot');
    const answers = await Promise.all([
      post(route, { name: 'pilot', [field]: second }, seen),
      post(route, { name: 'pilot', [field]: second }, seen),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);

    for (const late of [first, null]) {
      const refused = await post(route, { name: 'pilot', [field]: late }, seen);
      const sentence = expect.stringMatching(new RegExp(`^pilot has changed since you looked: .*Nothing was done\\.$`));
      expect(refused.json()).toMatchObject({
        code: 'conflict',
        detail: sentence,
        fieldErrors: { revision: [sentence] },
      });
      expect(refused.body).toContain(`${words} (Mia, `);
      expect(refused.json()).toMatchObject({ revision: await revisionOf('pilot') });
    }
    // Decided on what is so now, it is done.
    expect((await post(route, { name: 'pilot', [field]: null }, await revisionOf('pilot'))).statusCode).toBe(200);
  },
);

test('who makes what somebody else has just made, or changes what is removed, is told so', async () => {
  await post('/rings', { name: 'pilot', rule: queensland });
  const seen = await revisionOf('pilot');
  expect((await post('/rings', { name: 'pilot', rule: harbor })).json()).toMatchObject({
    code: 'conflict',
    revision: seen,
  });
  await post('/rings', { name: 'pilot', rule: null }, seen);

  const late = await post('/rings', { name: 'pilot', rule: harbor }, seen);
  expect(late.json()).toMatchObject({ code: 'conflict', revision: 0 });
  expect(late.body).toContain('it is removed (Mia, ');
  expect((await post('/rings', { name: 'pilot', rule: harbor })).statusCode).toBe(200);
  expect((await post('/freezes', { name: 'never-there', time: null }, 7)).json()).toMatchObject({
    fieldErrors: { name: ['There is no never-there'] },
  });
});
