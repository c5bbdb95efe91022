import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  cancelReservationBodySchema,
  carHoldSchema,
  reservationCancelledSchema,
  reservationSchema,
} from '@shared-kit/contracts/lead/reservation.contract';
import type { ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import { reservationPath } from '@shared-kit/domain/form/token-path';
import type { Db } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { withScope } from '../../db/scope';
import { momentWithZone } from '../../text/moment-in-words';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { emailOfLead } from '../leads/deliver/follow-up-lead.service';
import { openLink, unlessEnded } from '../links/open-link.service';
import type { PaymentPort } from '../payments/payment.port';
import { findGroupVehicle } from '../stock/vehicles.service';
import { cancelReservation, isCancellable } from './deposit/cancel-reservation.service';
import { holdOfCar } from './hold/hold-state.service';
import { expireHolds } from './hold/hold-car.service';
import { askerOf, noteReservation } from './hold/own-reservations';
import { ensureRefundQueue } from './deposit/refund-queue';
import { dollarsOf, termsOf } from './deposit/reservation-sums';
import { findReservation, noteCheckout } from './reservations.repository';
import type { Reservation } from './reservations.schema';
import { startCheckout } from './deposit/start-checkout.service';
import { phoneOfLead } from '../leads/accept/phone-of-lead.service';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 120 };
const params = z.object({ token: z.string().max(120) });

type ReservationDeps = { db: Db; jobs: Jobs; payment: PaymentPort; sessionSecret: string };

/** A reservation for whoever holds its signed link: resumed at any time, paid once, cancelled while it is held. */
export const reservationsRoutes: FastifyPluginAsyncZod<ReservationDeps> = async (
  app,
  { db, jobs, payment, sessionSecret },
) => {
  app.addHook('onReady', () => ensureRefundQueue(jobs));

  app.get(
    '/api/reservations/:token',
    { config: { policy }, schema: { params, response: { 200: reservationSchema } } },
    async (request, reply) => {
      const { site } = request;
      const { token } = request.params;
      const reservation = await find(site, token);
      noteReservation(request, reply, reservationPath(token));
      const phone = await withScope(db, scopeOf(site), (tx) => phoneOfLead(tx, site, reservation.leadId));
      return { ...viewOf(reservation, site, payment.isSimulated), phone };
    },
  );

  app.get(
    '/api/car-holds/:car',
    {
      config: { policy: { ...policy, limit: 300 } },
      schema: { params: z.object({ car: z.string().min(1).max(200) }), response: { 200: carHoldSchema } },
    },
    async (request, reply) => {
      const { site, params: asked } = request;
      const session = await app.readSession(request, reply);
      const asker = askerOf(sessionSecret, request, session?.phone ?? null);
      return withScope(db, scopeOf(site), async (tx) => {
        const car = await findGroupVehicle(tx, asked.car);
        if (!car) throw new ProblemError('not_found', 'No such car');
        return holdOfCar(tx, site, car, asker);
      });
    },
  );

  app.post(
    '/api/reservations/cancel',
    {
      config: { policy },
      schema: { body: cancelReservationBodySchema, response: { 200: reservationCancelledSchema } },
    },
    async ({ site, body: { token } }) => {
      const { id } = await find(site, token);
      await withScope(db, scopeOf(site), async (tx) => {
        const reservation = await findReservation(tx, site, id, { locked: true });
        if (reservation) await cancelReservation(tx, jobs, site, reservation);
      });
      return { next: reservationPath(token) };
    },
  );

  app.get('/api/reservations/:token/pay', { config: { policy }, schema: { params } }, async (request, reply) => {
    const { site, protocol, headers } = request;
    const { token } = request.params;
    const returnUrl = `${protocol}://${headers.host}${reservationPath(token)}`;
    const reservation = await unlessEnded(find(site, token));
    // Its page says why, and where to go on.
    if (!reservation) return reply.redirect(returnUrl, 303);
    noteReservation(request, reply, reservationPath(token));
    if (reservation.state !== 'held') return reply.redirect(returnUrl, 303);
    const email = await withScope(db, scopeOf(site), (tx) => emailOfLead(tx, site.slug, reservation.leadId));
    const { checkoutId, url } = await startCheckout(payment, app.log, { reservation, email, returnUrl });
    await withScope(db, scopeOf(site), (tx) => noteCheckout(tx, reservation, checkoutId));
    return reply.redirect(url, 303);
  });

  async function find(site: TenantSite, token: string) {
    return withScope(db, scopeOf(site), (tx) =>
      openLink(tx, { site, secret: sessionSecret, purpose: 'reservation', token }, async (id) => {
        await expireHolds(tx);
        return findReservation(tx, site, id);
      }),
    );
  }
};

function viewOf(reservation: Reservation, site: TenantSite, simulated: boolean): Omit<ReservationView, 'phone'> {
  const { state, leadId, carId, carName, expiresAt, cancelledAt } = reservation;
  const isOpen = state === 'held' || state === 'paid';
  const until = momentWithZone(expiresAt, site.config.time_zone);
  return {
    state,
    reference: leadId,
    car_id: carId,
    car_name: carName,
    expires_at: expiresAt.toISOString(),
    held_until: isOpen ? until : '',
    simulated,
    cancellable: isCancellable(reservation, new Date()),
    cancelled: cancelledAt !== null,
    conditions: isOpen ? [...termsOf(reservation, site)] : [],
    sums: dollarsOf(reservation),
  };
}
