import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import { paymentWebhook } from '../../../../test/payment-webhook';
import { RESERVING } from '../../../../test/desks/reservation-desk';
import { withScope } from '../../../db/scope';
import { mailVerdict } from './confirmation-cap.repository';
import { deliveryBook } from '../deliver/delivery-book';

const remotes = { 'mfe-leads': { confirm_by_mail: true, reserve: true } };
let desk: Awaited<ReturnType<typeof startLeadDesk>>;
beforeAll(async () => {
  desk = await startLeadDesk({ remotes }, { MAILS_A_DAY_PER_RECIPIENT: '3' });
  const flags = flagsSchema.parse({ leads_to_site_mailbox: true });
  await desk.server.addSite({ slug: 'sunrise-vans', group: 'sunrise', remotes, flags });
});
afterAll(() => desk.stop());

const mailsTo = (address: RegExp) =>
  desk.catcher.mails.filter(({ to }) => to?.some((receiver) => address.test(receiver.address ?? '')));

async function send(host: string, email: string): Promise<void> {
  const typed = { name: 'Zoë', last_name: "O'Hara", email, phone: '0412345678', postcode: '4000', terms: true };
  const answer = await desk.server.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host },
    payload: { idempotency_key: randomUUID(), message: `Question ${randomUUID()}`, dealership_slug: 'north', ...typed },
  });
  expect(answer.statusCode).toBe(201);
}

async function count(what: ReturnType<typeof sql>): Promise<number> {
  let all = 0;
  for (const site of ['sunrise-cars', 'sunrise-vans']) {
    const { rows } = await withScope(desk.server.ownerDb, { group: 'sunrise', site }, (tx) =>
      tx.execute<{ count: number }>(what),
    );
    all += rows[0]?.count ?? 0;
  }
  return all;
}

test('one address gets three confirmations a day from all sites and one summary, and the dealer every lead', async () => {
  const victim = 'victim@example.com';

  for (let index = 0; index < 8; index += 1)
    await send(index % 2 ? 'sunrise-cars.test' : 'sunrise-vans.test', index % 3 ? victim : 'Victim+tag@Example.com');
  await send('sunrise-cars.test', 'other@example.com');
  await desk.until(
    async () => (await count(sql`select count(*)::int from lead_delivery where state <> 'delivered'`)) === 0,
  );

  const subjects = mailsTo(/^victim/i).map(({ subject }) => subject);
  expect(subjects).toHaveLength(4);
  expect(subjects.filter((subject) => subject === 'More was sent in your name today')).toHaveLength(1);
  expect(mailsTo(/^other@/)).toHaveLength(1);
  expect(await count(sql`select count(*)::int from lead`)).toBe(9);
  expect(await count(sql`select count(*)::int from lead_delivery where channel = 'mail' and state = 'delivered'`)).toBe(
    9,
  );
  expect(desk.server.logged.join('')).toContain('"alarm":"mail-budget"');
  expect(desk.server.logged.join('')).not.toMatch(/victim/i);
});

test('whoever asked too much that day still gets the link to pay of a reservation, and hears that it is paid', async () => {
  const [email, host] = ['busy@example.com', 'sunrise-cars.test'];
  for (let index = 0; index < 5; index += 1) await send(host, email);
  await desk.until(() => Promise.resolve(mailsTo(/^busy@/).length === 4));
  const car = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'north', price: 30_000 });

  const { status, next = '' } = await desk.enquire({ email, car_id: car.id, ...RESERVING });
  expect(status).toBe(201);
  await desk.until(() => Promise.resolve(mailsTo(/^busy@/).length === 5));

  const last = mailsTo(/^busy@/).at(-1);
  expect(last?.subject).toContain(`The ${car.name} is held for you until`);
  expect(last?.text).toMatch(/Pay the deposit of .*\/reservation\//);

  // Nobody floods a stranger by paying.
  await paymentWebhook(desk.server)('checkout.session.completed', next.replace('/reservation/', ''));
  await desk.until(() => Promise.resolve(mailsTo(/^busy@/).length === 6));
  expect(mailsTo(/^busy@/).at(-1)?.text).toContain(car.name);
});

test('a confirmation that fails time and again is judged once, and is not the mail too many', async () => {
  desk.catcher.refusing = 451;
  await send('sunrise-cars.test', 'patient@example.com');
  const scope = { group: 'sunrise', site: 'sunrise-cars' };
  const confirmations = async () =>
    (
      await withScope(desk.server.ownerDb, scope, (tx) =>
        tx.execute<{ id: string; attempts: number }>(
          sql`select d.id, d.attempts from lead_delivery d join lead l on l.id = d.lead_id
            where d.channel = 'confirmation' and l.payload->>'email' = 'patient@example.com'`,
        ),
      )
    ).rows;
  await desk.until(async () => (await confirmations())[0]?.attempts === 1);
  const deliveryId = (await confirmations())[0]?.id ?? '';
  const pending = await deliveryBook(desk.server.db).findPending({ ...scope, deliveryId });
  const site = desk.server.sites.findBySlug(scope.site);
  if (!pending || !site) throw new Error('The delivery is not there');

  const cap = { perDay: 3, secret: desk.server.config.SESSION_SECRET };
  for (let tries = 2; tries <= 5; tries += 1)
    expect(await mailVerdict(desk.server.db, { ...pending, site, deliveryId }, cap)).toBe('own');

  desk.catcher.refusing = null;
  await desk.retryNow();
  await desk.until(() => Promise.resolve(mailsTo(/^patient@/).length === 1));
  expect(mailsTo(/^patient@/)[0]?.subject).not.toBe('More was sent in your name today');
});
