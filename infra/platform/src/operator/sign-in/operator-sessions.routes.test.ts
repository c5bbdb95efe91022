import { openOperator } from '../testing/open-operator';
import { PASSWORD, withCodesAt } from '../testing/with-codes';

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
}, 60_000);
beforeEach(() => operator.restart());
afterAll(() => operator.close());

test('a cookie that was altered or made up opens nothing', async () => {
  const { cookie } = await operator.signIn();
  const altered = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'E' : 'A');
  for (const other of [altered, 'operator=', 'operator=x', `__Host-${cookie}`, cookie.replace('operator', 'session')])
    expect(await operator.status('/', other)).toBe(303);
  expect(await operator.status('/', cookie)).toBe(200);
});

test('a session ends an hour after its last use, and twelve hours after its start', async () => {
  const { cookie } = await operator.signIn();
  for (let i = 0; i < 12; i += 1) {
    expect(await operator.status('/', cookie)).toBe(200);
    operator.pass(59);
  }
  expect(await operator.status('/', cookie)).toBe(200);
  operator.pass(12);
  expect(await operator.status('/', cookie)).toBe(303);

  const idle = await operator.signIn();
  operator.pass(60);
  expect(await operator.status('/', idle.cookie)).toBe(303);
});

test('an open page that nobody uses does not keep a session alive', async () => {
  const { cookie } = await operator.signIn();
  const look = async () =>
    (await operator.send('/kit', { headers: { cookie, 'x-operator-unattended': 'yes' } })).headers['location'];
  operator.pass(59);
  expect(await look()).toBe('/kit/');
  operator.pass(1);
  expect(await look()).toBe('/sign-in?to=%2Fkit');
});

test('signing out ends the session on the server, and no other; a start of the platform ends none', async () => {
  const { id, cookie } = await operator.signIn();
  const other = await operator.signIn();
  const answer = await operator.post('/sign-out', {}, { headers: { cookie } });
  expect(answer.headers).toMatchObject({ location: '/sign-in', 'clear-site-data': '"cache"' });
  expect(answer.headers['set-cookie']).toMatch(/^operator=; Max-Age=0;/);
  expect(await operator.status('/', cookie)).toBe(303);
  await operator.restart();
  expect(await operator.status('/', other.cookie)).toBe(200);
  expect(id).not.toBe(other.id);
});

test('signing in again ends the session the browser brought', async () => {
  const { name, cookie, code } = await withCodesAt(operator);
  await operator.post('/sign-in', { name, password: PASSWORD, code: code() }, { headers: { cookie } });
  expect(await operator.status('/', cookie)).toBe(303);
});
