import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { may, operatorRoles } from '@shared-kit/domain/operator/may';
import { aSite } from '@shared-kit/testing/a-site';
import { INSTANCE_SECRET, MACHINE_KEY, SHELLS_SECRET, openOperator } from './testing/open-operator';
import { PASSWORD, withCodesAt } from './testing/with-codes';

const FEED_TOKEN = 'the-token-of-a-feed';
const told: Record<string, unknown> = {
  '/internal/sites': { sites: [aSite({ slug: 'coast', hosts: ['coast.localhost'] })] },
  '/internal/sites/coast/feeds': { feeds: [`/feeds/google-vehicles.tsv?token=${FEED_TOKEN}`] },
  '/registry/snapshot.json': { revision: 1, publicKey: '', remotes: {} },
};
const api = createServer((request, response) => response.end(JSON.stringify(told[request.url ?? ''] ?? {})));
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  operator = await openOperator({ apiOrigin, registryUrl: `${apiOrigin}/registry` });
  await operator.app.ready();
}, 60_000);
afterAll(async () => {
  api.close();
  await operator.close();
});

/** What is kept of accounts in the database, of which no answer has any. */
async function keptSecrets(): Promise<string[]> {
  const columns = { operator_session: 'token_hash', operator_token: 'token_hash', operator_link: 'token_hash' };
  const more = { operator_recovery_code: 'code_hash', operator_account: 'password_hash' };
  return operator.inAccounts(async (client) => {
    const lists = [];
    for (const [table, column] of Object.entries({ ...columns, ...more }))
      lists.push((await client.query<{ secret: string | null }>(`select ${column} as secret from ${table}`)).rows);
    return lists.flat().flatMap(({ secret }) => secret ?? []);
  });
}

test.each(operatorRoles)('no answer that %s can read has a secret of the platform or of others', async (role) => {
  const { recovery } = await withCodesAt(operator);
  const others = [await operator.makeToken('manager'), (await operator.signIn()).cookie.split('=')[1] ?? ''];
  const { cookie } = await operator.signIn(role);
  const ownKeys = [INSTANCE_SECRET, SHELLS_SECRET, MACHINE_KEY, PASSWORD];
  const secrets = [...ownKeys, ...recovery, ...others, ...(await keptSecrets())];
  const asked = [...new Set(operator.app.routes)].filter((route) => route.startsWith('GET '));
  expect(asked.length).toBeGreaterThan(30);
  for (const route of asked) {
    const url = route.slice('GET '.length).replaceAll(/:\w+/g, 'x').replace('*', '');
    const { body } = await operator.send(url, { headers: { cookie } });
    const found = secrets.filter((secret) => secret.length > 0 && body.includes(secret));
    expect([route, found]).toEqual([route, []]);
    // The address of a feed is for those who hand it to advertisers.
    if (!may({ role, remotes: ['mfe-search'] }, 'feeds.see'))
      expect([route, body.includes(FEED_TOKEN)]).toEqual([route, false]);
  }
});

test('who may use feeds is told their addresses, on the page and as JSON', async () => {
  const { cookie } = await operator.signIn('manager');
  for (const url of ['/', '/sites'])
    expect((await operator.send(url, { headers: { cookie } })).body).toContain(`token=${FEED_TOKEN}`);
  const viewer = await operator.signIn('viewer');
  const { body } = await operator.send('/', { headers: { cookie: viewer.cookie } });
  expect(body).toContain('http://coast.localhost:3000');
  expect(body).not.toContain('Feeds for advertisers');
});
