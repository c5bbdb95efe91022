import { sessionCookie, signIn, smsTo } from '../../../test/shopper';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
const [cars, vans, elsewhere] = ['sunrise-cars.test', 'sunrise-vans.test', 'harbor-cars.test'];

beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
  }
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise' });
});
afterAll(() => server.stop());

const MINE = { use: 'mine', term: '5', deposit: '2000', balloon: '0' };
let address = 0;
/** Each from an address of its own: no test meets another's limits. */
const inject = (host: string, cookie: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  server.app.inject({
    ...{ method, url, ...(payload && { payload }) },
    headers: { host, cookie, origin: `http://${host}`, 'x-forwarded-for': `198.51.100.${(address += 1)}` },
  });

/** Chooses the terms of all repayments. */
const choose = (host: string, cookie: string, payload: object) =>
  inject(host, cookie, 'POST', '/api/finance-assumption', payload);

/** Signs in with a browser that has these cookies. @returns the session, and the choices that the browser is given. */
async function given(host: string, phone: string, had = '') {
  const asked = await inject(host, '', 'POST', '/api/sign-in/code', { phone_number: phone });
  const code = (await smsTo(server, `+61${phone.slice(1)}`)).at(-1)?.match(/\d{6}/)?.[0];
  const cookie = [sessionCookie(asked), had].filter(Boolean).join('; ');
  const answer = await inject(host, cookie, 'POST', '/api/sign-in/verify', { phone_number: phone, code });
  const set = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0] ?? '');
  return {
    session: set.find((one) => one.startsWith('session=')) ?? '',
    choices: set.filter((one) => !one.startsWith('session=')).toSorted(),
  };
}

test('what was chosen while signed in is there on the next device, and on the other sites of the group alone', async () => {
  const phone = '0491570501';
  const session = await signIn(server, cars, phone);
  await choose(cars, session, MINE);
  await inject(cars, `${session}; shopper-state=NSW`, 'GET', '/api/session');

  const carried = ['finance_assumption=5.2000.0', 'shopper-state=NSW'];
  expect((await given(cars, phone)).choices).toEqual(carried);
  expect((await given(vans, phone)).choices).toEqual(carried);
  expect((await given(elsewhere, phone)).choices).toEqual([]);
  expect((await given(cars, '0491570502')).choices).toEqual([]);
});

test('what this browser chose before the sign-in counts, and is kept from then on', async () => {
  const phone = '0491570503';
  await choose(cars, await signIn(server, cars, phone), MINE);

  expect((await given(vans, phone, 'finance_assumption=3.0.0')).choices).toEqual([]);
  expect((await given(cars, phone)).choices).toEqual(['finance_assumption=3.0.0']);
});

test('going back to the terms of the lenders is kept as well', async () => {
  const phone = '0491570504';
  const session = await signIn(server, cars, phone);
  await choose(cars, session, MINE);
  await choose(vans, await signIn(server, vans, phone), { use: 'lenders' });

  expect((await given(cars, phone)).choices).toEqual([]);
});

test('of who is not signed in nothing is kept, and what is kept is shown and deleted with the account', async () => {
  await choose(cars, '', MINE);
  const phone = '0491570505';
  const session = await signIn(server, cars, phone);
  expect((await inject(cars, session, 'GET', '/api/my-data')).body).not.toContain('showing prices');

  await choose(cars, session, MINE);
  expect((await inject(cars, session, 'GET', '/api/my-data')).body).toContain(
    '5 years, deposit $2,000, final payment 0 % of the price',
  );
  await inject(vans, await signIn(server, vans, phone), 'POST', '/api/my-data/delete', { sure: 'on' });
  expect((await given(cars, phone)).choices).toEqual([]);
});
