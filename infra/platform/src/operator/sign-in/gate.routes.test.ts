import { boundOf, may, operatorActs, operatorRoles } from '@shared-kit/domain/operator/may';
import type { OperatorAct } from '@shared-kit/domain/operator/may';
import { openOperator } from '../testing/open-operator';

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
  await operator.app.ready();
}, 60_000);
afterAll(() => operator.close());

/** Each route and whom it answers, written down once more: a route that is not in here fails, whatever it declares itself. */
const ROUTES: Record<string, OperatorAct | 'signed in' | 'this machine' | 'anybody'> = {
  'GET /healthz': 'anybody',
  'GET /readyz': 'anybody',
  'GET /operator.css': 'anybody',
  'GET /sign-in': 'anybody',
  'GET /sign-in.js': 'anybody',
  'POST /sign-in': 'anybody',
  'GET /sign-in/link': 'anybody',
  'POST /sign-in/link': 'anybody',
  'POST /sign-in/passkey': 'anybody',
  'POST /sign-in/passkey/options': 'anybody',
  'POST /sign-out': 'anybody',
  'GET /registry/snapshot.json': 'this machine',
  'GET /registry/shells.json': 'this machine',
  'GET /registry/discovery.json': 'this machine',
  // By the seal of a shell.
  'POST /registry/shells.json': 'anybody',
  'GET /console': 'signed in',
  'GET /console/*': 'signed in',
  'GET /console/assets/*': 'signed in',
  'GET /api/openapi.json': 'signed in',
  'GET /api/operators/me': 'signed in',
  'POST /api/operators/me/name': 'signed in',
  'POST /api/operators/me/codes/offer': 'signed in',
  'POST /api/operators/me/codes': 'signed in',
  'DELETE /api/operators/me/codes': 'signed in',
  'DELETE /api/operators/me/sessions': 'signed in',
  'DELETE /api/operators/me/sessions/:id': 'signed in',
  'POST /api/operators/me/passkeys/options': 'signed in',
  'POST /api/operators/me/passkeys': 'signed in',
  'DELETE /api/operators/me/passkeys/:id': 'signed in',
  'GET /': 'platform.see',
  'GET /sites': 'platform.see',
  'GET /processes': 'platform.see',
  'GET /metrics': 'platform.see',
  'GET /kit': 'platform.see',
  'GET /kit/*': 'platform.see',
  'GET /kit/pictures': 'platform.see',
  'GET /kit/pictures/files/*': 'platform.see',
  'GET /outbox': 'outbox.see',
  'GET /outbox.json': 'outbox.see',
  'GET /outbox/mails/:id': 'outbox.see',
  'GET /outbox/mails/:id/body.html': 'outbox.see',
  'GET /outbox/mails/:id/source.eml': 'outbox.see',
  'GET /outbox/mails/:id/attachments/:index': 'outbox.see',
  'GET /leads': 'leads.see',
  'GET /messages': 'messages.see',
  'GET /leads/:site/:id': 'leads.see',
  'POST /leads/:site/:id/redrive': 'leads.act',
  'POST /leads/:site/:id/release': 'leads.act',
  'GET /api/releases': 'releases.see',
  'GET /api/releases/log': 'releases.audit',
  'GET /api/releases/explain': 'releases.see',
  'GET /api/releases/comparison': 'releases.see',
  'GET /api/releases/planning': 'releases.see',
  'POST /api/releases/rings': 'releases.ring',
  'POST /api/releases/freezes': 'releases.freeze',
  'GET /api/releases/looks/:remote/:version': 'releases.see',
  'GET /api/releases/looks/:remote/:version/:file': 'releases.see',
  'GET /api/releases/evidence': 'releases.see',
  'POST /api/releases/acts': 'releases.decide',
  'POST /api/releases/plans': 'releases.decide',
  'POST /api/releases/plan-acts': 'releases.decide',
  'POST /api/releases/publish': 'releases.publish',
  'GET /api/releases/publish/:id': 'releases.see',
  'GET /api/releases/publications': 'releases.see',
  'POST /api/releases/previews': 'releases.preview',
  'GET /api/audit': 'releases.audit',
  'GET /api/audit/export': 'audit.whole',
  'GET /api/audit/check': 'releases.audit',
  'GET /api/audit/verify': 'audit.whole',
  'GET /api/content': 'content.write',
  'GET /api/hours': 'content.write',
  'GET /api/hours/of': 'content.write',
  'POST /api/hours': 'content.publish',
  'GET /api/site-parts': 'content.write',
  'GET /api/site-parts/version': 'content.write',
  'POST /api/site-parts/draft': 'content.write',
  'POST /api/site-parts/drop': 'content.write',
  'POST /api/site-parts/preview': 'content.write',
  'POST /api/site-parts': 'content.publish',
  'GET /api/content/sites': 'content.write',
  'GET /api/content/leaders': 'content.write',
  'GET /api/content/page': 'content.write',
  'GET /api/content/places': 'content.write',
  'GET /api/content/pictures': 'content.write',
  'GET /api/content/picture': 'content.write',
  'POST /api/content/pictures': 'content.write',
  'POST /api/content/pictures/describe': 'content.write',
  'POST /api/content/check': 'content.write',
  'POST /api/content/preview': 'content.write',
  'POST /api/content/draft': 'content.write',
  'POST /api/content/revert': 'content.write',
  'POST /api/content/publish': 'content.publish',
  'POST /api/content/end': 'content.publish',
  'GET /api/operators/people': 'people.manage',
  'POST /api/operators/people': 'people.manage',
  'POST /api/operators/people/:id/reset': 'people.manage',
  'POST /api/operators/people/:id/position': 'people.manage',
  'POST /api/operators/people/:id/disable': 'people.manage',
  'POST /api/operators/people/:id/enable': 'people.manage',
  'GET /api/operators/tokens': 'tokens.manage',
  'POST /api/operators/tokens': 'tokens.manage',
  'DELETE /api/operators/tokens/:id': 'tokens.manage',
};
const listed = Object.entries(ROUTES);

/** What is answered, as JSON, from a page of this server. */
async function ask(route: string, headers: Record<string, string>) {
  const [method = '', pattern = ''] = route.split(' ');
  const url = pattern.replaceAll(/:\w+/g, 'x').replace('*', 'x.html');
  const own = { accept: '*/*', origin: 'http://localhost:3001', 'x-forwarded-for': '192.0.2.7' };
  return operator.send(url, { method: method as 'GET', headers: { ...own, ...headers } });
}

test('every route of the server is in the table of this test', () => {
  expect([...new Set(operator.app.routes)].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test('nobody is answered without a sign-in but by what is open to anybody', async () => {
  for (const [route, to] of listed) {
    const { statusCode } = await ask(route, {});
    if (to !== 'anybody') expect([route, statusCode]).toEqual([route, 401]);
  }
});

test.each(operatorRoles)('%s is answered what the table of roles says, and refused the rest in words', async (role) => {
  const { cookie } = await operator.signIn(role);
  for (const [route, to] of listed) {
    if (route === 'DELETE /api/operators/me/sessions' || to === 'anybody') continue;
    const act = to === 'this machine' ? 'releases.see' : to;
    const mayAct = act === 'signed in' || may({ role, remotes: ['mfe-search'] }, act);
    const answer = await ask(route, { cookie });
    expect([route, answer.statusCode === 403]).toEqual([route, !mayAct]);
    expect([route, answer.statusCode]).not.toEqual([route, 401]);
    if (!mayAct)
      expect(answer.json()).toMatchObject({ code: 'forbidden', detail: expect.stringContaining('may not') as string });
  }
});

test.each(['viewer', 'team', 'manager'] as const)(
  'a token of a %s may what its role may, and has no account',
  async (role) => {
    const authorization = `Bearer ${await operator.makeToken(role)}`;
    for (const [route, to] of listed) {
      // Refuses what a shell has not sealed, whoever sends it.
      if (route === 'POST /registry/shells.json') continue;
      const act = to === 'this machine' ? 'releases.see' : to;
      const mayAct = act === 'anybody' || act === 'signed in' || may({ role, remotes: ['mfe-search'] }, act);
      const answer = await ask(route, { authorization });
      const isOfAccounts = route.includes('/operators/');
      if (!isOfAccounts) expect([route, answer.statusCode === 403]).toEqual([route, !mayAct]);
    }
    expect((await ask('GET /api/operators/me', { authorization })).statusCode).toBe(403);
  },
);

test('a token cannot make another token or account, whatever its role', async () => {
  const authorization = `Bearer ${await operator.makeToken('manager')}`;
  for (const [url, body] of [
    ['/api/operators/tokens', { name: 'mine', role: 'manager' }],
    ['/api/operators/people', { name: 'Mallory', role: 'manager' }],
  ] as const) {
    const answer = await operator.send(url, { method: 'POST', headers: { authorization }, payload: body });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ detail: 'A token may not change accounts or tokens' }),
    ]);
  }
});

test.each(['/registry/snapshot.json', '/registry/shells.json', '/registry/discovery.json'])(
  '%s asks nobody on this machine',
  async (url) => {
    expect([401, 303]).not.toContain((await operator.send(url)).statusCode);
  },
);

test('from elsewhere, also through a proxy, the registry asks', async () => {
  const url = '/registry/snapshot.json';
  expect((await operator.send(url, { remoteAddress: '192.0.2.7' })).statusCode).toBe(303);
  expect((await operator.send(url, { headers: { 'x-forwarded-for': '192.0.2.7' } })).statusCode).toBe(303);
  expect((await operator.send('/healthz', { remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
});

test.each(['/nowhere', '//healthz', '/healthz/../outbox', '/healthz/', '/registry/..%2foutbox', '/sign-in/../leads'])(
  '%s is no way around',
  async (url) => {
    expect((await operator.send(url)).statusCode).toBe(303);
  },
);

test('people are shown a page that says why they may not', async () => {
  const { cookie } = await operator.signIn('viewer');
  const answer = await operator.send('/outbox', { headers: { cookie } });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('A viewer may not do or see this');
  expect(answer.body).not.toContain('href="/leads"');
  expect(answer.body).toContain('href="/sites"');
});

/** What these act on their handlers know alone: each has a test of its own of what it refuses. */
const ASKING_OF_EACH = [
  'GET /api/content/sites',
  'GET /messages',
  'POST /api/releases/acts',
  'POST /api/releases/plan-acts',
  'POST /api/releases/plans',
];

test('every act that some may do to their own alone is asked whose it is before its handler', () => {
  const ofOwn = listed.filter(([, act]) => operatorActs.some((known) => known === act && boundOf(known) !== null));
  const bound = [...operator.app.boundRoutes];

  expect(bound.map(([route]) => route).toSorted()).toEqual(ofOwn.map(([route]) => route).toSorted());
  expect(bound.flatMap(([route, how]) => (how === 'each' ? [route] : [])).toSorted()).toEqual(ASKING_OF_EACH);
});

test('one that is not stops the start', async () => {
  await operator.restart();
  const open = (act: OperatorAct, config: object = {}) =>
    operator.app.get('/forgotten', { config: { access: act, ...config } }, () => 'secret');

  expect(() => open('content.write')).toThrow('GET /forgotten does not ask whose site it is');
  expect(() => open('releases.preview', { bound: 'site' })).toThrow('GET /forgotten does not ask whose remote it is');
});

test('a route that does not say whom it answers stops the start', async () => {
  await operator.restart();
  expect(() => operator.app.get('/forgotten', () => 'secret')).toThrow('GET /forgotten does not say whom it answers');
});
