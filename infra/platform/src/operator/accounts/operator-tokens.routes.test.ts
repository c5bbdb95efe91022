import { openOperator } from '../testing/open-operator';

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
}, 60_000);
afterAll(() => operator.close());

test.each<[string, string, object | null]>([
  ['is disabled', 'disable', null],
  ['is reset', 'reset', null],
  ['manages no longer', 'position', { role: 'viewer' }],
])('the tokens of who %s end, and no others', async (_what, act, payload) => {
  const [anna, ben] = [await operator.signIn(), await operator.signIn()];
  const as = (cookie: string, url: string, body: object | null) =>
    operator.send(`/api/operators${url}`, {
      ...{ method: 'POST', ...(body && { payload: body }) },
      headers: { cookie, origin: 'http://localhost:3001', accept: '*/*' },
    });
  const make = async ({ cookie, name }: typeof anna) =>
    (await as(cookie, '/tokens', { name: `of ${name}`, role: 'manager', days: 30 })).json<{ token: string }>().token;
  const [ofAnna, ofBen] = [await make(anna), await make(ben)];
  const read = async (token: string) =>
    operator.send('/api/releases/log', { headers: { authorization: `Bearer ${token}`, accept: '*/*' } });
  expect([(await read(ofAnna)).statusCode, (await read(ofBen)).statusCode]).toEqual([200, 200]);

  expect((await as(anna.cookie, `/people/${ben.id}/${act}`, payload)).statusCode).toBe(200);
  expect((await read(ofBen)).json()).toMatchObject({ detail: 'This token was revoked' });
  expect((await read(ofAnna)).statusCode).toBe(200);
});
