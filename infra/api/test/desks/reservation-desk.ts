import { sql } from 'drizzle-orm';
import { withScope } from '../../src/db/scope';
import { anEnquiry, enquiries } from '../enquiry';
import { paymentWebhook } from '../payment-webhook';
import { startTestApp } from '../test-app';

const scope = { group: 'sunrise', site: 'sunrise-cars' };

/** What a shopper answers who reserves a car. */
export const RESERVING = { form: 'reserve', handover: 'I pick it up', paying_by: 'Bank transfer' };

/** Nobody is refused a hold for how many there are. */
const UNLIMITED = { HOLDS_AT_ONCE_PER_RANGE: '10000', HOLDS_AT_ONCE_PER_SITE: '10000' };

let shoppers = 0;
/** Whom nobody has met before. */
function aShopper(): { email: string; phone: string } {
  shoppers += 1;
  return { email: `shopper.${shoppers}@example.com`, phone: `04${String(50_000_000 + shoppers)}` };
}

/** A site that takes deposits, another of its group that does not, and what a payment provider reports to them. */
export async function startReservationDesk(env: Record<string, string> = UNLIMITED) {
  const server = await startTestApp(env);
  const leads = enquiries(server);
  await server.addGroup('sunrise');
  const delivery_zones = [{ name: 'Queensland', postcodes: ['4000-4999'], price: 490 }];
  const remotes = { 'mfe-leads': { reserve: true, hold_hours: 72 }, 'mfe-finance': { delivery_zones } };
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', remotes });
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise' });
  await server.addLocation({ group: 'sunrise' });

  const get = (url: string) => server.app.inject({ url, headers: { host: 'sunrise-cars.test' } });
  const aCar = (facts: object = {}) =>
    server.addVehicle({ group: 'sunrise', price: 30_000, price_type: 'Drive Away', ...facts });
  const reserve = (carId: string, typed: object = {}, headers: Record<string, string> = {}) =>
    leads.enquire(anEnquiry({ ...RESERVING, ...aShopper(), car_id: carId, ...typed }), { headers });

  return {
    server,
    leads,
    get,
    aCar,
    reserve,
    webhook: paymentWebhook(server),

    /** The signed link's token of a new reservation, of a car nobody else wants unless told otherwise. */
    async reserved(carId?: string): Promise<string> {
      const answer = await reserve(carId ?? (await aCar()).id);
      return answer.json<{ next: string }>().next.replace('/reservation/', '');
    },

    async stateOf(token: string): Promise<string> {
      return (await get(`/api/reservations/${token}`)).json<{ state: string }>().state;
    },

    /** What the dealer heard of a car's reservations, oldest first. */
    async newsOf(token: string): Promise<string[]> {
      const rows = await leads.inDatabase<{ subcategory: string }>(
        sql`select l.payload->>'subcategory' as subcategory from lead l join reservation r on l.car->>'id' = r.car_id
          where r.id::text = ${token.split('.')[0]} order by l.created_at`,
      );
      return rows.map(({ subcategory }) => subcategory);
    },

    /** The refunds that the provider reported of a reservation, by event. */
    async refundsOf(token: string): Promise<string[]> {
      const rows = await leads.inDatabase<{ event_id: string }>(
        sql`select event_id from payment_event where kind = 'refunded' and reservation_id::text = ${token.split('.')[0]}`,
      );
      return rows.map(({ event_id: id }) => id);
    },

    async letHoldRunOut(token: string): Promise<void> {
      await withScope(server.ownerDb, scope, (tx) =>
        tx.execute(
          sql`update reservation set expires_at = now() - interval '1 minute' where id::text = ${token.split('.')[0]}`,
        ),
      );
    },
  };
}

export type ReservationDesk = Awaited<ReturnType<typeof startReservationDesk>>;
