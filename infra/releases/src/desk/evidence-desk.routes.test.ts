import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import Fastify from 'fastify';
import { aContext } from '../../test/a-context';
import type { Operator } from '../operator/access';
import { setReleasePolicy } from '../registry/log/release-policy';
import { describedRoutes } from './described-routes';
import { evidenceDeskRoutes } from './evidence-desk.routes';

const emptied = emptiedDatabases();

test('a plan is drafted and approved as the account or token that asks, not by a name alone', async () => {
  const database = await emptied();
  const context = aContext(database);
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  const payload = { version: '1.1.0', integrity: 'i', signature: 's' };
  await context.releaseLog.append('a team', 'mfe-search', () => ({ kind: 'published', payload }));
  const operator: Operator = { kind: 'account', id: 'account:1', name: 'Mia', role: 'manager', remotes: [] };
  const app = Fastify();
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request) => void (request.operator = operator));
  await app.register(describedRoutes);
  await app.register(evidenceDeskRoutes, {
    ...{ releaseLog: context.releaseLog, plans: context.plans(), evidence: context.evidence(), rings: context.rings },
  });
  const post = (url: string, body: object) => app.inject({ method: 'POST', url, payload: body });
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
  await app.close();
  await context.close();
});
