import { and, asc, eq, sql } from 'drizzle-orm';
import { REMINDED_DAYS_BEFORE } from '@shared-kit/domain/account/service-due';
import type { Tx } from '../../../db/db';
import { waitTurn } from '../../../db/wait-turn';
import type { TenantSite } from '../../../plugins/tenant';
import { QUIET_FROM, QUIET_UNTIL } from '../mails/alert-mails.repository';
import { serviceReminders } from '../saved-searches.schema';

/** Vehicles of one shopper at one site: more than anybody has serviced. */
export const MOST_SERVICES = 20;
/** Nobody is reminded of a service that was due longer ago, in days: it is done, or they know. */
const LATE_DAYS = 30;

/** The services of one shopper's own vehicles at one site. */
export function serviceRepository(tx: Tx, site: TenantSite, phone: string) {
  const own = and(eq(serviceReminders.siteSlug, site.slug), eq(serviceReminders.phone, phone));
  return {
    /** The next first. */
    async list() {
      return tx.select().from(serviceReminders).where(own).orderBy(asc(serviceReminders.dueOn)).limit(MOST_SERVICES);
    },

    /** In place of what was kept for that vehicle, which is told of anew; `full` where there is no room for another. */
    async keep(vehicle: string, dueOn: string): Promise<'service-kept' | 'service-replaced' | 'full'> {
      await waitTurn(tx, 'service', site.slug, phone);
      const known = await this.list();
      const before = known.find((service) => service.vehicle === vehicle);
      if (!before && known.length >= MOST_SERVICES) return 'full';
      const anew = { dueOn, mailedAt: null, textedAt: null };
      await tx
        .insert(serviceReminders)
        .values({ groupSlug: site.group_slug, siteSlug: site.slug, phone, vehicle, ...anew })
        .onConflictDoUpdate({
          target: [serviceReminders.siteSlug, serviceReminders.phone, serviceReminders.vehicle],
          set: anew,
          setWhere: sql`${serviceReminders.dueOn} <> ${dueOn}::date`,
        });
      return before && before.dueOn !== dueOn ? 'service-replaced' : 'service-kept';
    },

    async remove(id: string): Promise<void> {
      await tx.delete(serviceReminders).where(and(own, eq(serviceReminders.id, id)));
    },
  };
}

const BY = {
  mail: { told: sql`mailed_at`, hears: sql`a.hears_mail` },
  text: { told: sql`texted_at`, hears: sql`a.hears_text` },
} as const;
export type ReminderChannel = keyof typeof BY;

/** `due_on` is a day, "2027-03-01"; `email` empty where the shopper hears by text message alone. */
export type DueReminder = {
  id: string;
  phone: string;
  vehicle: string;
  due_on: string;
  choice_id: string;
  email: string;
  origin: string;
};

/**
 * Takes the reminders that are due by a channel, of those who hear by it and outside the quiet hours of the site's zone.
 * Taken, each is noted as told: no other worker has it.
 */
export async function takeDueReminders(
  tx: Tx,
  site: TenantSite,
  { channel, now }: { channel: ReminderChannel; now: Date },
): Promise<DueReminder[]> {
  const { told, hears } = BY[channel];
  const clock = sql`(${now.toISOString()}::timestamptz at time zone ${site.config.time_zone})`;
  const { rows } = await tx.execute<DueReminder>(sql`
    update service_reminder r set ${told} = ${now.toISOString()}::timestamptz from alert_choice a
    where r.site_slug = ${site.slug} and r.${told} is null and ${hears}
      and a.site_slug = r.site_slug and a.phone = r.phone
      and r.due_on between ${clock}::date - ${LATE_DAYS}::int and ${clock}::date + ${REMINDED_DAYS_BEFORE}::int
      and extract(hour from ${clock}) >= ${QUIET_UNTIL} and extract(hour from ${clock}) < ${QUIET_FROM}
    returning r.id, r.phone, r.vehicle, r.due_on::text, a.id as choice_id, coalesce(a.email, '') as email, a.origin`);
  return rows;
}

/** It was surely not sent: it is due again. */
export async function untell(tx: Tx, { slug }: TenantSite, channel: ReminderChannel, id: string): Promise<void> {
  await tx.execute(
    sql`update service_reminder set ${BY[channel].told} = null where site_slug = ${slug} and id = ${id}::uuid`,
  );
}
