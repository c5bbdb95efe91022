import { MACHINE_KEY, openOperator } from '../testing/open-operator';

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
  await operator.app.ready();
}, 60_000);
afterAll(() => operator.close());

test('what is wrong with a token is said by name, and a good one is noted when it is used', async () => {
  const token = await operator.makeToken('viewer', 1);
  const by = async (authorization: string, more: object = {}) => {
    const answer = await operator.send('/sites', { headers: { authorization, accept: 'text/html' }, ...more });
    return answer.statusCode === 401 ? answer.json<{ detail: string }>().detail : answer.statusCode;
  };
  expect(await by(`Bearer ${token}x`)).toBe('This token is none of this platform');
  expect(await by('Basic YTpi')).toBe('Authorization has to be "Bearer" and a token');
  expect(await by(`Bearer ${MACHINE_KEY}`, { remoteAddress: '192.0.2.7' })).toBe(
    'This key is for programs of the machine itself',
  );
  expect(await by(`Bearer ${token}`)).not.toEqual(expect.any(String));
  const { cookie } = await operator.signIn();
  type Listed = { tokens: { id: string; usedAt: string | null; state: string }[] };
  const list = async () =>
    (await operator.send('/api/operators/tokens', { headers: { cookie } })).json<Listed>().tokens;
  const [listedToken] = await list();
  expect(listedToken).toMatchObject({ usedAt: new Date(operator.now()).toISOString(), state: 'good' });

  operator.pass(24 * 60);
  expect(await by(`Bearer ${token}`)).toMatch('This token has expired');
  const other = await operator.makeToken('viewer');
  const again = await operator.signIn();
  const ofOther = (await operator.send('/api/operators/tokens', { headers: { cookie: again.cookie } })).json<Listed>();
  await operator.send(`/api/operators/tokens/${ofOther.tokens[0]?.id}`, {
    method: 'DELETE',
    headers: { cookie: again.cookie, origin: 'http://localhost:3001' },
  });
  expect(await by(`Bearer ${other}`)).toBe('This token was revoked');
});

test('no token, link or session can be read from the database', async () => {
  const token = await operator.makeToken('manager');
  const { cookie } = await operator.signIn();
  const rows = await operator.inAccounts(async (client) => {
    const tables = ['operator_token', 'operator_session', 'operator_link', 'operator_account'];
    const found: object[] = [];
    for (const table of tables) found.push(...(await client.query<object>(`select * from ${table}`)).rows);
    return found;
  });
  const text = JSON.stringify(rows);
  expect(text).not.toContain(token);
  expect(text).not.toContain(cookie.split('=')[1]);
});

test('the application that serves shoppers can neither read nor write any of it', async () => {
  const { rows } = await operator.owner.query<{ name: string }>(
    `select table_name as name from information_schema.role_table_grants
     where grantee in ('dealer_app', 'PUBLIC') and table_name like 'operator\\_%'`,
  );
  expect(rows).toEqual([]);
  // Nor the owner, out of the operator's scope.
  expect((await operator.owner.query('select * from operator_account')).rows).toEqual([]);
});
