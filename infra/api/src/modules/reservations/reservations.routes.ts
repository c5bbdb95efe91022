import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { reservationSchema } from '@shared-kit/contracts/reservation.contract';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { slotInWords } from '../bookings/book.service';
import { emailOfLead } from '../leads/follow-up-lead.service';
import type { PaymentPort } from '../payments/payment.port';
import { expireHolds } from './hold-car.service';
import { readReservationToken } from './reservation-token';
import { reservations } from './reservations.schema';
import { dollarsOf } from './settle-payment.service';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 120 };
const params = z.object({ token: z.string().max(120) });
/** The payment page is open for the half hour that Stripe asks for at least. */
const CHECKOUT_MS = 31 * 60_000;
/** Two clicks at one moment ask for the same checkout, to the second it ends. */
const ROUNDED_TO_MS = 10 * 60_000;

type ReservationDeps = { db: Db; payment: PaymentPort; sessionSecret: string };

/** A reservation for whoever holds its signed link: resumed at any time, paid once. */
export const reservationsRoutes: FastifyPluginAsyncZod<ReservationDeps> = async (
  app,
  { db, payment, sessionSecret },
) => {
  app.get(
    '/api/reservations/:token',
    { config: { policy }, schema: { params, response: { 200: reservationSchema } } },
    async ({ site, params: { token } }) => {
      const { state, carId, carName, expiresAt, ...sums } = await find(site, token);
      return {
        state,
        car_id: carId,
        car_name: carName,
        expires_at: expiresAt.toISOString(),
        held_until: state === 'paid' ? slotInWords(expiresAt, site.config.time_zone) : '',
        simulated: payment.isSimulated,
        sums: dollarsOf(sums),
      };
    },
  );

  app.get(
    '/api/reservations/:token/pay',
    { config: { policy }, schema: { params } },
    async ({ site, params: { token }, protocol, headers }, reply) => {
      const reservation = await find(site, token);
      const returnUrl = `${protocol}://${headers.host}/reservation/${token}`;
      if (reservation.state !== 'held') return reply.redirect(returnUrl, 303);
      const email = await withScope(db, scopeOf(site), (tx) => emailOfLead(tx, site.slug, reservation.leadId));
      const { checkoutId, url } = await start(reservation, { email, returnUrl });
      await withScope(db, scopeOf(site), (tx) =>
        tx.update(reservations).set({ checkoutId }).where(eq(reservations.id, reservation.id)),
      );
      return reply.redirect(url, 303);
    },
  );

  async function find(site: TenantSite, token: string) {
    const id = readReservationToken(sessionSecret, site.slug, token);
    if (!id) throw new ProblemError('not_found', 'No such reservation');
    const [reservation] = await withScope(db, scopeOf(site), async (tx) => {
      await expireHolds(tx);
      return tx
        .select()
        .from(reservations)
        .where(and(eq(reservations.siteSlug, site.slug), eq(reservations.id, id)));
    });
    if (!reservation) throw new ProblemError('not_found', 'No such reservation');
    return reservation;
  }

  /** A provider that is down is said to be: the hold stands, and the link can be used again. */
  async function start(
    reservation: Awaited<ReturnType<typeof find>>,
    { email, returnUrl }: { email: string; returnUrl: string },
  ) {
    try {
      return await payment.start({
        group: reservation.groupSlug,
        site: reservation.siteSlug,
        reservationId: reservation.id,
        amountCents: reservation.depositCents,
        description: `Deposit for the ${reservation.carName}`,
        email,
        returnUrl,
        expiresAt: new Date(Math.ceil((Date.now() + CHECKOUT_MS) / ROUNDED_TO_MS) * ROUNDED_TO_MS),
        previous: reservation.checkoutId,
      });
    } catch (error) {
      app.log.error({ err: error instanceof Error ? error.name : 'unknown' }, 'The payment provider does not answer');
      return { checkoutId: reservation.checkoutId, url: `${returnUrl}?payment=unavailable` };
    }
  }
};
