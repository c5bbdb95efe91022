import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  bookingChangedSchema,
  bookingSchema,
  bookingSlotsSchema,
  cancelBookingBodySchema,
  nextTimesSchema,
  rescheduleBodySchema,
} from '@shared-kit/contracts/lead/booking.contract';
import { CAR_ID_LENGTH } from '@shared-kit/domain/account/watchlist-limit';
import { bookingPath } from '@shared-kit/domain/form/token-path';
import type { Db, Tx } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { withScope } from '../../db/scope';
import { timeInWords } from '../../text/moment-in-words';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { openLink } from '../links/open-link.service';
import { freeSlots } from './book.service';
import { describeBooking } from './describe-booking';
import { lockBooking } from './bookings.repository';
import type { Booking } from './bookings.schema';
import { calendarFile } from './calendar-file';
import { cancelBooking, moveBooking } from './change-booking.service';
import { nextTimes } from './next-times';
import type { Slot } from './slots';

export type BookingsDeps = { db: Db; jobs: Jobs; sessionSecret: string };

const policy = (limit: number): RoutePolicy => ({ tenant: 'site', auth: 'public', cache: 'no-store', limit });
const tokenParams = z.object({ token: z.string().max(120) });

/** What a shopper may do with a booking whose link they hold. */
export const bookingsRoutes: FastifyPluginAsyncZod<BookingsDeps> = async (app, { db, jobs, sessionSecret }) => {
  await app.register(slotsRoutes, { db });
  await app.register(nextTimesRoutes, { db });

  app.get(
    '/api/bookings/:token',
    { config: { policy: policy(120) }, schema: { params: tokenParams, response: { 200: bookingSchema } } },
    ({ site, params }) =>
      atBooking(site, params.token, async (tx, booking) => (await describeBooking(tx, site, booking)).view),
  );

  app.get(
    '/api/bookings/:token/calendar.ics',
    { config: { policy: policy(60) }, schema: { params: tokenParams, response: { 200: z.string() } } },
    async ({ site, params }, reply) => {
      const file = await atBooking(site, params.token, async (tx, booking) =>
        calendarFile((await describeBooking(tx, site, booking)).entry),
      );
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="booking.ics"')
        .serializer((text: string) => text)
        .send(file);
    },
  );

  app.post(
    '/api/bookings/cancel',
    {
      config: { policy: policy(30) },
      schema: { body: cancelBookingBodySchema, response: { 200: bookingChangedSchema } },
    },
    ({ site, body: { token } }) =>
      atBooking(site, token, async (tx, booking) => {
        await cancelBooking(tx, jobs, site, booking);
        return { next: bookingPath(token) };
      }),
  );

  app.post(
    '/api/bookings/reschedule',
    { config: { policy: policy(30) }, schema: { body: rescheduleBodySchema, response: { 200: bookingChangedSchema } } },
    ({ site, body: { token, booking_date: date, booking_time: time } }) =>
      atBooking(site, token, async (tx, booking) => {
        await moveBooking(tx, jobs, site, booking, { date, time });
        return { next: bookingPath(token) };
      }),
  );

  /** Runs `work` on the booking that a link of this site names. */
  async function atBooking<T>(site: TenantSite, token: string, work: (tx: Tx, booking: Booking) => Promise<T>) {
    return withScope(db, scopeOf(site), async (tx) => {
      const asked = { site, secret: sessionSecret, purpose: 'booking', token } as const;
      const booking = await openLink(tx, asked, (id) => lockBooking(tx, site, id));
      return work(tx, booking);
    });
  }
};

/** Times that may still be booked. */
const slotsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/bookings/slots',
    {
      config: { policy: policy(300) },
      schema: {
        querystring: z.object({
          kind: z.enum(['test-drive', 'service']),
          location_id: z.string().max(80),
          car_id: z.string().max(CAR_ID_LENGTH).default(''),
        }),
        response: { 200: bookingSlotsSchema },
      },
    },
    async ({ site, query }) => {
      const wanted = { kind: query.kind, locationId: query.location_id, carId: query.car_id };
      const free = await withScope(db, scopeOf(site), (tx) => freeSlots(tx, site, wanted, new Date()));
      if (!free) throw new ProblemError('not_found', 'No such location');
      return {
        location_id: free.place.id,
        location_name: free.place.name,
        time_zone: free.zone,
        days: daysOf(free.slots, free.zone),
      };
    },
  );
};

/** The first times that are free at a place, for its page. */
const nextTimesRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/bookings/next',
    {
      config: { policy: policy(300) },
      schema: { querystring: z.object({ location: z.string().max(200) }), response: { 200: nextTimesSchema } },
    },
    async ({ site, query: { location } }) => {
      const next = await withScope(db, scopeOf(site), (tx) => nextTimes(tx, site, location, new Date()));
      if (!next) throw new ProblemError('not_found', 'No such location');
      return next;
    },
  );
};

function daysOf(slots: readonly Slot[], zone: string) {
  return [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    label: format(new TZDate(ofDay[0]?.startsAt ?? new Date(0), zone), 'EEEE d MMMM'),
    times: ofDay.map(({ time, startsAt }) => ({ time, label: timeInWords(startsAt, zone) })),
  }));
}
