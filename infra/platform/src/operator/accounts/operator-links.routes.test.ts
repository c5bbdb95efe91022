import { MACHINE_KEY, openOperator } from '../testing/open-operator';

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
}, 60_000);
afterAll(() => operator.close());

async function post(url: string, payload: object, headers: Record<string, string>) {
  const own = { 'sec-fetch-site': 'same-origin', accept: '*/*' };
  const { statusCode } = await operator.send(url, { method: 'POST', payload, headers: { ...own, ...headers } });
  expect(statusCode).toBe(200);
}
const invite = (name: string, headers: Record<string, string>) =>
  post('/api/operators/people', { name, role: 'manager' }, headers);

/** Who was shown the last link to an account, and when. */
async function letIn(name: string) {
  const { rows } = await operator.inAccounts((client) =>
    client.query<{ id: string; by: string | null; at: Date }>(
      'select id, linked_by as by, linked_at as at from operator_account where name = $1',
      [name],
    ),
  );
  return rows[0]!;
}

test('who invites, and later who resets, is remembered as the one that was shown the link', async () => {
  const [mia, ben] = [await operator.signIn('manager', 'Mia'), await operator.signIn('manager', 'Ben')];

  await invite('Vera', { cookie: mia.cookie });
  const vera = await letIn('Vera');
  expect(vera).toMatchObject({ by: mia.id, at: new Date(operator.now()) });

  operator.pass(5);
  await post(`/api/operators/people/${vera.id}/reset`, {}, { cookie: ben.cookie });
  expect(await letIn('Vera')).toMatchObject({ by: ben.id, at: new Date(operator.now()) });
});

test('a link that was printed at the machine was shown to no account', async () => {
  await invite('Otto', { authorization: `Bearer ${MACHINE_KEY}` });
  expect(await letIn('Otto')).toMatchObject({ by: null, at: new Date(operator.now()) });
});
