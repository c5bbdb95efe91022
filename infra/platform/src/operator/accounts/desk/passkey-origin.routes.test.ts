import { openOperator } from '../../testing/open-operator';
import { softwarePasskey } from '../../testing/software-passkey';

const ORIGIN = 'https://operators.example';
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator({ origin: ORIGIN });
}, 60_000);
afterAll(() => operator.close());

/** From a page of this server as far as the request says, behind a proxy that names another host. */
async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const own = { 'sec-fetch-site': 'same-origin', 'x-forwarded-host': 'evil.example', accept: '*/*' };
  return operator.send(url, { method: 'POST', payload, headers: { ...own, ...headers } });
}

async function keepPasskey(rpId: string) {
  const passkey = softwarePasskey(rpId);
  const { id, name } = await operator.signIn();
  await operator.inAccounts((client) =>
    client.query(
      `insert into operator_passkey (id, account_id, public_key, counter, transports, rp_id, name)
       values ($1, $2, $3, 0, '{}', $4, 'a key')`,
      [passkey.id, id, passkey.publicKey, rpId],
    ),
  );
  return { ...passkey, name };
}

type Options = { id: string; options: { challenge: string; rpId: string } };

test('a passkey opens the console at the configured address, whatever the request says of itself', async () => {
  const passkey = await keepPasskey('operators.example');
  for (const headers of [{}, { origin: ORIGIN }]) {
    const { id, options } = (await post('/sign-in/passkey/options', {}, headers)).json<Options>();
    expect(options.rpId).toBe('operators.example');
    const response = passkey.answer(options.challenge, ORIGIN);
    const answer = await post('/sign-in/passkey', { id, response }, headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { name: passkey.name }]);
  }
});

test.each(['http://localhost:3001', 'https://evil.example', 'http://operators.example'])(
  'an answer that a browser gave at %s opens nothing',
  async (elsewhere) => {
    const passkey = await keepPasskey(new URL(elsewhere).hostname);
    const { id, options } = (await post('/sign-in/passkey/options', {})).json<Options>();
    const response = passkey.answer(options.challenge, elsewhere);
    expect((await post('/sign-in/passkey', { id, response })).statusCode).toBe(401);

    const asked = await post('/sign-in/passkey/options', {}, { origin: elsewhere });
    expect([asked.statusCode, asked.json()]).toEqual([
      422,
      expect.objectContaining({
        fieldErrors: { passkey: [`Passkeys are good at ${ORIGIN} only: open the console there`] },
      }),
    ]);
  },
);

test('an invitation leads to the configured address as well', async () => {
  const { cookie } = await operator.signIn();
  const answer = await post('/api/operators/people', { name: 'Vera', role: 'viewer' }, { cookie });
  expect(answer.json<{ link: string }>().link).toMatch(/^https:\/\/operators\.example\/sign-in\/link\?token=/);
});
