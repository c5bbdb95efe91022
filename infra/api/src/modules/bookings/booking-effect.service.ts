import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import { bookingPath } from '@shared-kit/domain/form/token-path';
import type { ApiDeps } from '../../api-deps';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { FormEffect } from '../leads/form-effect.port';
import { bookOnce, findBookingOfLead } from './book-once.service';
import { bookingToken } from './booking-token';
import { calendarFile } from './calendar-file';
import { describeBooking } from './describe-booking';
import { wishOf, wishedTime } from './wish-of';

/** A test drive or a service takes a seat at the time that its form asks for. */
export function bookingEffect({ config, db }: Pick<ApiDeps, 'config' | 'db'>): FormEffect {
  const pageOf = (site: string, id: string) => bookingPath(bookingToken(config.SESSION_SECRET, site, id));

  return {
    forms: Object.values(LEAD_FORMS)
      .filter(({ books }) => books)
      .map(({ id }) => id),
    ownPage: true,

    async begin({ request: { site }, typed, body }) {
      const wish = wishOf(typed, body);
      if (!wish) return null;
      return {
        details: [wishedTime(wish)],
        needsMail: true,
        async carryOut(tx, { locationId, ...accepted }) {
          const booking = await bookOnce(tx, site, { ...wish, locationId: locationId || wish.locationId }, accepted);
          return booking && pageOf(site.slug, booking.id);
        },
      };
    },

    facts: (site, { firstLeadId }) =>
      withScope(db, scopeOf(site), async (tx) => {
        const booking = await findBookingOfLead(tx, site.slug, firstLeadId);
        if (!booking) return {};
        const { view, entry } = await describeBooking(tx, site, booking);
        const { kind, state, when, location_name, address, phone, unsure } = view;
        const [page, calendar] = [pageOf(site.slug, booking.id), calendarFile(entry)];
        return { booking: { kind, state, when, location_name, address, phone, unsure, page, calendar } };
      }),
  };
}
