import { sql } from 'drizzle-orm';
import { signIn, smsTo } from '../../../../test/shopper';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { withOperatorScope } from '../../../db/scope';

const CAPS = { SMS_CODES_AN_HOUR_PER_SITE: '20', SMS_CODES_AN_HOUR: '30', SMS_CODES_AN_HOUR_PER_NUMBER_RANGE: '5' };

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp(CAPS);
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
  }
});
afterEach(() => server.stop());

type Asking = { phone: string; address: string; host?: string };

function ask({ phone, address, host = 'sunrise-cars.test' }: Asking) {
  return server.app.inject({
    method: 'POST',
    url: '/api/sign-in/code',
    headers: { host, 'x-forwarded-for': address },
    payload: { phone_number: phone },
  });
}

/** Numbers of ranges of their own, each from a network of its own. */
const everywhere = (count: number, host?: string, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    phone: `04${10 + Math.floor((from + index) / 100)}${String((from + index) % 100).padStart(2, '0')}0001`,
    address: `10.${host ? 1 : 0}.${(from + index) % 250}.1`,
    ...(host && { host }),
  }));
async function sent(): Promise<number> {
  const { rows } = await withOperatorScope(server.ownerDb, (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int from sms_outbox`),
  );
  return rows[0]?.count ?? 0;
}

test('of 300 made-up numbers from 300 addresses at the same moment half a site gets its codes, then one a minute', async () => {
  const answers = await Promise.all(everywhere(300).map(ask));

  // A minute may turn meanwhile, and brings one more.
  expect(await sent()).toBeGreaterThanOrEqual(11);
  expect(await sent()).toBeLessThanOrEqual(13);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({
    code: 'rate_limited',
    fieldErrors: { phone_number: [expect.stringContaining('Wait a minute')] },
  });
});

test('a shopper who has signed in before gets a code while made-up numbers are refused', async () => {
  await signIn(server, 'sunrise-cars.test', '0491570071');
  await Promise.all(everywhere(60).map(ask));

  const known = await ask({ phone: '0491570071', address: '10.0.3.1' });

  expect(known.statusCode).toBe(202);
  expect(await smsTo(server, '+61491570071')).toHaveLength(2);
});

test('numbers that are counted through get as many codes as their range may, from any address and at any site', async () => {
  const hosts = ['sunrise-cars.test', 'harbor-cars.test'];
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      ask({
        phone: `0413440${String(index).padStart(3, '0')}`,
        address: `10.2.${index}.1`,
        host: hosts[index % 2] ?? '',
      }),
    ),
  );

  expect(await sent()).toBe(5);
});

test('the platform has a cap over all its sites', async () => {
  await Promise.all([...everywhere(40), ...everywhere(40, 'harbor-cars.test', 40)].map(ask));

  expect(await sent()).toBeLessThanOrEqual(18);
});

test('the alarm names the site and the budget, and nobody', async () => {
  await Promise.all(everywhere(30).map(ask));

  const alarms = server.logged.filter((line) => line.includes('"alarm":"sms-budget"'));
  expect(alarms.length).toBeGreaterThan(0);
  expect(alarms.join('')).toContain('"site":"sunrise-cars"');
  expect(server.logged.join('')).not.toMatch(/04100|\+614100|10\.0\.\d/);
  const { body } = await server.app.inject('/metrics');
  expect(body).toMatch(/sms_codes_total\{outcome="paused",budget="sms-site-new"\} [1-9]/);
  expect(body).toContain('abuse_cap{name="sms_codes_an_hour_per_site"} 20');
});

test('to one number three codes go out in any quarter of an hour, and it is told so; a number that got none is not', async () => {
  const later = (minutes: number) =>
    server.ownerDb.execute(sql`update budget_use set slot = slot - make_interval(mins => ${minutes})`);
  const own = { phone: '0413440001', address: '10.2.1.1' };
  expect((await ask(own)).statusCode).toBe(202);
  await later(14);
  for (const last of [202, 202, 429]) expect((await ask(own)).statusCode).toBe(last);
  expect((await ask(own)).json()).toMatchObject({
    fieldErrors: { phone_number: [expect.stringMatching(/codes to this number. You can ask for another in [12] min/)] },
  });
  await later(2);
  expect((await ask(own)).statusCode).toBe(202);

  await ask({ phone: '0413440002', address: '10.2.2.1' });
  // Its range has had as many as it may.
  const other = (await ask({ phone: '0413440003', address: '10.2.3.1' })).json();
  expect(other).toMatchObject({
    fieldErrors: { phone_number: [expect.stringMatching(/^More codes than usual were asked for near you, so none/)] },
  });
});

test('the application cannot read whose budgets are used, nor give any back', async () => {
  await expect(server.db.execute(sql`select * from budget_use`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('permission denied') as string },
  });
  await expect(server.db.execute(sql`delete from budget_use`)).rejects.toThrow();
});
