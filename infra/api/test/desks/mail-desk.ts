import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { withScope } from '../../src/db/scope';
import { registerRefundWorker } from '../../src/modules/reservations/deposit/reservation.worker';
import { startLeadDesk } from './lead-desk';
import { paymentWebhook } from '../payment-webhook';
import { signIn } from '../shopper';
import { openEveryDay } from '../open-every-day';

const host = 'sunrise-cars.test';
const scope = { group: 'sunrise', site: 'sunrise-cars' };

/** The dealership that every lead of these tests belongs to, at one of its two places. */
export const WEST = {
  name: 'Sunrise West',
  email: 'west@sunrise.example',
  phone: '07 3111 2222',
  tel: 'tel:+61731112222',
  street: '9 Weir Street',
  addressLine: '9 Weir Street, Ipswich QLD 4305',
};

/** A site of several dealerships that does everything a form can do, its worker and the mails that it sends. */
export async function startMailDesk() {
  const settings = {
    ...{ confirm_by_mail: true, reserve: true, hold_hours: 72 },
    spin_prizes: [{ label: 'A free wash', weight: 1 }],
  };
  const flags = { spin_to_win: true, message_required: false };
  const desk = await startLeadDesk({ flags, remotes: { 'mfe-leads': settings } });
  const { server, worker, catcher } = desk;
  const { config, db, log, sites, boss: jobs } = server;
  await registerRefundWorker(worker, { config, db, jobs, log, sites });
  await server.addDealership({ group: 'sunrise', slug: 'west', name: WEST.name });
  await withScope(server.ownerDb, scope, (tx) =>
    tx.execute(
      sql`update dealership set doc = jsonb_build_object('lead_email', ${WEST.email}::text) where slug = 'west'`,
    ),
  );
  for (const [id, type] of [
    ['west-yard', 'sales'],
    ['west-workshop', 'service'],
    ['west-parts', 'parts'],
  ] as const)
    await server.addLocation({
      ...{ group: 'sunrise', id, dealership_slug: 'west', location_type: type, manufacturers: ['Kia'] },
      address: { id, street: WEST.street, city: 'Ipswich', state: 'QLD', postcode: '4305' },
      contact_detail: { phone: WEST.phone, landline_phone: null, opening_hours: openEveryDay },
    } as never);

  const call = (url: string, payload?: object, cookie = '') =>
    server.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { host, cookie, origin: `http://${host}` },
      ...(payload && { payload }),
    });

  return {
    ...desk,
    call,
    webhook: paymentWebhook(server),
    signIn: (phone: string) => signIn(server, host, phone),
    stored: (query: ReturnType<typeof sql>) => withScope(server.ownerDb, scope, (tx) => tx.execute(query)),

    /** A free time of its own, for each that asks. */
    async freeTime(kind: 'test-drive' | 'service', location: string) {
      const { days } = (await call(`/api/bookings/slots?kind=${kind}&location_id=${location}`)).json<{
        days: { date: string; times: { time: string }[] }[];
      }>();
      const day = days[2 + (freeTimes += 1)];
      return { location_id: location, booking_date: day?.date ?? '', booking_time: day?.times[4]?.time ?? '' };
    },

    /** Sends a form of somebody new. */
    async send(typed: object, cookie = '') {
      const email = `zoe.${randomUUID()}@example.com`;
      const person = { name: 'Zoë', last_name: "O'Hara", email, phone: '0412345678', postcode: '4000', terms: true };
      const body = { idempotency_key: randomUUID(), url: '/contact', dealership_slug: 'west', ...person, ...typed };
      const answer = await call('/api/leads', body, cookie);
      const { lead_id: leadId, next = '' } = answer.json<{ lead_id: string; next?: string }>();
      if (answer.statusCode !== 201) throw new Error(`The form was refused: ${answer.body}`);
      return { email, leadId, next, token: next.split('/').at(-1) ?? '' };
    },

    /** The newest mail to the shopper, or from them to the dealer, whose subject fits. */
    async mail(to: 'shopper' | 'dealer', email: string, subject: RegExp) {
      const fits = ({ to: receivers, replyTo, subject: line = '' }: Email) =>
        subject.test(line) && (to === 'shopper' ? receivers : replyTo)?.some(({ address }) => address === email);
      let found: Email | undefined;
      await desk.until(async () => (found = catcher.mails.findLast(fits)) !== undefined);
      return found as Email & { envelopeTo: string[] };
    },

    mailsTo: (email: string) => catcher.mails.filter(({ to }) => to?.some(({ address }) => address === email)),
  };
}
let freeTimes = 0;

export type MailDesk = Awaited<ReturnType<typeof startMailDesk>>;
