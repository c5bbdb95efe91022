import { sql } from 'drizzle-orm';
import { FAULTS, startFaultyServer } from '../../../../test/faulty-server';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../../test/desks/lead-desk';
import { withScope } from '../../../db/scope';
import { addDestination } from '../desk/manage-destinations.repository';

const scope = { group: 'sunrise', site: 'sunrise-cars' };
let faulty: Awaited<ReturnType<typeof startFaultyServer>>;
let desk: LeadDesk;
beforeAll(async () => {
  faulty = await startFaultyServer();
  desk = await startLeadDesk(
    { remotes: { 'mfe-leads': { reserve: true } } },
    {
      SMTP_URL: `smtp://${faulty.at}`,
      VALUATION_URL: `http://${faulty.at}/value`,
      VALUATION_KEY: 'a key',
      STRIPE_SECRET_KEY: 'sk_test_of_this_test',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
      STRIPE_API_URL: `http://${faulty.at}`,
    },
  );
  await addDestination(desk.server.ownerDb, {
    channel: 'webhook',
    target: `http://${faulty.at}/crm`,
    group: 'sunrise',
  });
  await addDestination(desk.server.ownerDb, { channel: 'sms', target: '+61412345678', group: 'sunrise' });
  // Where the outbox stands in for a provider, this is how it fails.
  await desk.server.ownerDb.execute(sql`alter table sms_outbox rename to sms_away`);
});
afterAll(async () => {
  // First, so that nobody is still waiting for its answer.
  await faulty.stop();
  await desk.stop();
});

/** Ways of one lead, tried or not. */
async function ways(leadId: string) {
  const { rows } = await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute<{ channel: string; state: string; attempts: number }>(
      sql`select channel, state, attempts from lead_delivery where lead_id = ${leadId} order by channel`,
    ),
  );
  return rows;
}

test.each(FAULTS)(
  'mail server, CRM and text messages %s: the lead is taken and waits for all of them',
  async (fault) => {
    faulty.state.fault = fault;
    const { status, leadId } = await desk.enquire();

    expect(status).toBe(201);
    // A slow server is still being waited for; the others have failed already.
    if (fault !== 'slow') await desk.until(async () => (await ways(leadId)).every(({ attempts }) => attempts > 0));
    expect((await ways(leadId)).map(({ channel, state }) => [channel, state])).toEqual([
      ['mail', 'pending'],
      ['sms', 'pending'],
      ['webhook', 'pending'],
    ]);
  },
);

test.each(FAULTS)('a valuation provider that is %s costs the estimate, not the lead', async (fault) => {
  faulty.state.fault = fault;
  const answer = await desk.enquire({
    form: 'trade-in',
    trade_year: String(new Date().getFullYear() - 2),
    trade_make: 'Kia',
    trade_model: 'Seltos',
    trade_km: '40000',
    trade_condition: 'Good',
  });

  expect(answer.status).toBe(201);
  const { rows } = await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute(sql`select low, high from valuation where lead_id = ${answer.leadId}`),
  );
  expect(rows).toEqual([{ low: null, high: null }]);
});

test.each(['down', 'rubbish'] as const)(
  'a payment provider that is %s leaves the car held and says so on its page',
  async (fault) => {
    faulty.state.fault = fault;
    const car = await desk.server.addVehicle({ group: 'sunrise', price: 30_000 });
    const { next = '' } = await desk.enquire({
      form: 'reserve',
      // One shopper holds one car.
      ...{ email: `${fault}@example.com`, phone: fault === 'down' ? '0412 999 010' : '0412 999 011' },
      car_id: car.id,
      handover: 'I pick it up',
      paying_by: 'Bank transfer',
    });
    const token = next.replace('/reservation/', '');
    const get = (url: string) => desk.server.app.inject({ url, headers: { host: 'sunrise-cars.test' } });

    const pay = await get(`/api/reservations/${token}/pay`);

    expect(pay.statusCode).toBe(303);
    expect(pay.headers.location).toBe(`http://sunrise-cars.test/reservation/${token}?payment=unavailable`);
    expect((await get(`/api/reservations/${token}`)).json()).toMatchObject({ state: 'held' });
  },
);

test('without its database the API says that it failed, never that it has the lead', async () => {
  await desk.server.ownerDb.execute(sql`alter table lead rename to lead_away`);
  const { status, problem } = await desk.enquire();
  await desk.server.ownerDb.execute(sql`alter table lead_away rename to lead`);

  expect(status).toBe(500);
  expect(problem).not.toHaveProperty('lead_id');
});
