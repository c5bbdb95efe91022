import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { bookingToken } from '../bookings/booking-token';
import { findBookingOfLead } from '../bookings/book-once.service';
import { calendarFile } from '../bookings/calendar-file';
import { describeBooking } from '../bookings/describe-booking';
import type { MailPort } from '../messaging/mail.port';
import type { SmsPort } from '../messaging/sms.port';
import { preferencesToken } from '../preferences/preferences-token';
import { TRADE_IN, valuationOfLead } from '../valuations/value-once.service';
import { signedId } from '../../signed-id';
import { confirmationMail } from './confirmation-mail';
import type { Appointment } from './confirmation-mail';
import type { StoredLead } from './lead-adf';
import { leadMail } from './lead-mail';
import { sendWebhook } from './lead-webhook';
import type { PendingDelivery } from './leads.repository';
import { leadRoutes } from './leads.schema';

type Delivering = PendingDelivery & { site: TenantSite; deliveryId: string };
/** `destination` names what is down when sending fails, for the breaker. */
export type Attempt = { destination: string; send: () => Promise<void> };
export type DeliverLead = (delivering: Delivering) => Attempt;

type Ports = { db: Db; mail: MailPort; sms: SmsPort; sessionSecret: string };

const MAIL_SERVER = 'mail server';

/** How a lead leaves by each channel. A route that an operator took away has nothing left to send. */
export function leadChannels({ db, mail, sms, sessionSecret }: Ports): DeliverLead {
  return ({ channel, destination, lead, site, deliveryId }) => {
    switch (channel) {
      case 'mail':
        return {
          destination: MAIL_SERVER,
          send: async () => {
            const to = destination || site.config.email;
            await mail.send(leadMail(lead, site.config, { deliveryId, to, photos: await photosOf(site, lead) }));
          },
        };
      case 'confirmation':
        return {
          destination: MAIL_SERVER,
          send: async () => {
            const appointment = await appointmentOf(site, lead);
            const preferences = linkOf(lead, `/preferences/${preferencesToken(sessionSecret, site.slug, lead.id)}`);
            await mail.send(confirmationMail(lead, site.config, { deliveryId, preferences, appointment }));
          },
        };
      case 'webhook':
        return {
          destination,
          send: async () => {
            const route = await findRoute(site, destination);
            if (route)
              await sendWebhook(route, {
                ...{ lead, site: site.slug, deliveryId, sentAt: new Date() },
                photos: await photosOf(site, lead),
              });
          },
        };
      case 'sms':
        return {
          destination: 'sms',
          send: async () => {
            const route = await findRoute(site, destination);
            if (!route) return;
            const { category, subcategory } = lead.payload;
            const about = lead.car ? `: ${lead.car.name}` : '';
            await sms.send({
              group: site.group_slug,
              site: site.slug,
              to: route.target,
              text: `${subcategory || category} on ${site.config.name}${about}. Details are in your mail.`,
            });
          },
        };
    }
  };

  /** Where the dealer sees the photos of a trade-in, those that come later too. */
  async function photosOf(site: TenantSite, lead: StoredLead): Promise<string> {
    if (lead.form !== TRADE_IN) return '';
    const id = await withScope(db, scopeOf(site), (tx) => valuationOfLead(tx, site.slug, lead.id));
    return id ? linkOf(lead, `/api/trade-in-photos/${signedId(sessionSecret, 'photos', site.slug, id)}`) : '';
  }

  /** The booking made with a lead, with the link that manages it on the site it was made on. */
  async function appointmentOf(site: TenantSite, { id, payload }: StoredLead): Promise<Appointment | null> {
    return withScope(db, scopeOf(site), async (tx) => {
      const booking = await findBookingOfLead(tx, site.slug, id);
      if (!booking) return null;
      const { view, entry } = await describeBooking(tx, site, booking);
      const path = `/booking/${bookingToken(sessionSecret, site.slug, booking.id)}`;
      return {
        title: view.kind === 'service' ? 'Your service' : 'Your test drive',
        when: view.when,
        place: `${view.location_name}, ${view.address}`,
        link: new URL(path, payload.url).href,
        calendar: calendarFile(entry),
      };
    });
  }

  async function findRoute(site: TenantSite, id: string) {
    const [route] = await withScope(db, scopeOf(site), (tx) =>
      tx.select().from(leadRoutes).where(eq(leadRoutes.id, id)),
    );
    return route;
  }
}

/** On the site that the lead came from. */
function linkOf({ payload }: StoredLead, path: string): string {
  return new URL(path, payload.url).href;
}
