// npm run bench:hostile -- abuse: what one person gets of what costs a dealer something, at the default caps.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { withOperatorScope } from '@infra/api/db/scope';
import { anEnquiry } from '@infra/api/test/enquiry';
import { startLeadDesk } from '@infra/api/test/desks/lead-desk';
import { startReservationDesk } from '@infra/api/test/desks/reservation-desk';
import jestGlobalSetup from '@infra/platform/postgres/testing/jest-global-setup';
import jestGlobalTeardown from '@infra/platform/postgres/testing/jest-global-teardown';
import { bounded } from './bound';

const CARS = 100;
const NUMBERS = 300;
const MAILS = 50;
/** SMS_CODES_AN_HOUR_PER_SITE. */
const CODES_AN_HOUR = 60;
/** MAILS_A_DAY_PER_RECIPIENT, and one summary. */
const MAILS_A_DAY = 11;

await jestGlobalSetup();
try {
  await holds();
  await mails();
} finally {
  await jestGlobalTeardown();
}

async function holds(): Promise<void> {
  const desk = await startReservationDesk({});
  const cars = await Promise.all(Array.from({ length: CARS }, () => desk.aCar()));
  const me = { email: 'greedy@example.com', phone: '0412 999 001' };
  const all = await Promise.all(cars.map(({ id }) => desk.reserve(id, me, { 'x-forwarded-for': '198.51.100.7' })));
  const held = all.filter(({ statusCode }) => statusCode === 201).length;
  bounded(`cars of ${CARS} held unpaid by one address and one e-mail`, held, 1);

  await Promise.all(
    Array.from({ length: NUMBERS }, (_, index) =>
      desk.server.app.inject({
        method: 'POST',
        url: '/api/sign-in/code',
        headers: { host: 'sunrise-cars.test', 'x-forwarded-for': `10.${index % 250}.${Math.floor(index / 250)}.1` },
        payload: { phone_number: `04${String(10 + (index % 80))}${String(index).padStart(6, '0')}` },
      }),
    ),
  );
  const { rows } = await withOperatorScope(desk.server.ownerDb, (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int from sms_outbox`),
  );
  bounded(`codes sent to ${NUMBERS} numbers asked for from ${NUMBERS} addresses`, rows[0]?.count ?? 0, CODES_AN_HOUR);
  await desk.server.stop();
}

async function mails(): Promise<void> {
  const desk = await startLeadDesk({ remotes: { 'mfe-leads': { confirm_by_mail: true } } });
  const victim = 'victim@example.com';
  for (let index = 0; index < MAILS; index += 1)
    await desk.server.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: 'sunrise-cars.test', 'x-forwarded-for': `10.9.${index}.1` },
      payload: anEnquiry({ email: victim, message: `Question ${randomUUID()}`, dealership_slug: 'north' }),
    });
  const count = async (what: ReturnType<typeof sql>) => {
    const { rows } = await desk.server.db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('app.group', 'sunrise', true), set_config('app.site', 'sunrise-cars', true)`,
      );
      return tx.execute<{ count: number }>(what);
    });
    return rows[0]?.count ?? 0;
  };
  await desk.until(
    async () => (await count(sql`select count(*)::int from lead_delivery where state = 'pending'`)) === 0,
  );
  const sent = desk.catcher.mails.filter(({ envelopeTo }) => envelopeTo.includes(victim)).length;
  bounded(`mails to one address that ${MAILS} forms name`, sent, MAILS_A_DAY);
  bounded(
    `leads of these ${MAILS} that no dealer got`,
    MAILS - (await count(sql`select count(*)::int from lead_delivery where channel = 'mail' and state = 'delivered'`)),
    0,
  );
  await desk.stop();
}
