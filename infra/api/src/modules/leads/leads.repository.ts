import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { CONSENT_WORDINGS } from '@shared-kit/contracts/lead/consent-wording';
import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import { createHash } from 'node:crypto';
import stringify from 'fast-json-stable-stringify';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { plannedOnce } from '../../db/connect/planned-once';
import type { Destination } from './deliver/lead-routing';
import type { NewLead, StoredLead } from './lead-records';
import { leadDeliveries, leads } from './leads.schema';
import { seenOf } from './accept/as-seen/what-was-seen';

/** In place of an error's code while the breaker of a destination is open. */
export const PAUSED = 'PAUSED';

/** `new`: stored now. `repeat`: the same form was sent before. `other-content`: its key was used for something else. */
export type StoreOutcome =
  | { kind: 'new'; leadId: string; deliveries: readonly { id: string; channel: Destination['channel'] }[] }
  | { kind: 'repeat'; leadId: string }
  | { kind: 'other-content' };

const storedLead = {
  id: leads.id,
  form: leads.form,
  createdAt: leads.createdAt,
  payload: leads.payload,
  car: leads.car,
  details: leads.details,
  seen: leads.seen,
};

export type PendingDelivery = { lead: StoredLead } & Destination;

/** Leads of one site. */
export function leadsRepository(tx: Tx, { group, site }: { group: string; site: string }) {
  return {
    /** Stores lead, consents and deliveries. Two requests with one key at the same moment: the second waits, then is a repeat. */
    async store(lead: NewLead, destinations: readonly Destination[]): Promise<StoreOutcome> {
      const { body, details } = lead;
      const key = { siteSlug: site, form: body.form, idempotencyKey: body.idempotency_key };
      const contentHash = hashOf(body, details);
      const rows = await plannedOnce<StoredDelivery>(tx, storing(lead, destinations, { group, site, contentHash }));
      const [first] = rows;
      return first ? { kind: 'new', leadId: first.lead_id, deliveries: rows } : findRepeat(key, contentHash);
    },

    /** Those that are still to be delivered, by delivery; what is missing is done or given up. */
    async findPending(deliveryIds: readonly string[]): Promise<Map<string, PendingDelivery>> {
      const rows = await tx
        .select({
          id: leadDeliveries.id,
          lead: storedLead,
          channel: leadDeliveries.channel,
          destination: leadDeliveries.destination,
        })
        .from(leadDeliveries)
        .innerJoin(leads, and(eq(leads.siteSlug, leadDeliveries.siteSlug), eq(leads.id, leadDeliveries.leadId)))
        .where(and(ofDeliveries(deliveryIds), eq(leadDeliveries.state, 'pending')))
        .prepare('lead_deliveries_pending')
        .execute();
      return new Map(
        rows.map(({ id, lead, ...pending }) => [id, { ...pending, lead: { ...lead, seen: seenOf(lead.seen) } }]),
      );
    },

    async markDelivered(deliveryIds: readonly string[]): Promise<void> {
      await tx
        .update(leadDeliveries)
        .set({
          state: 'delivered',
          deliveredAt: sql`now()`,
          lastError: null,
          attempts: sql`${leadDeliveries.attempts} + 1`,
        })
        .where(ofDeliveries(deliveryIds))
        .prepare('lead_deliveries_delivered')
        .execute();
    },

    async noteFailure(deliveryId: string, errorCode: string): Promise<void> {
      await tx
        .update(leadDeliveries)
        .set({ lastError: errorCode, attempts: sql`${leadDeliveries.attempts} + 1` })
        .where(ofDelivery(deliveryId));
    },

    /** Not tried, because its destination is down: said where no try of its own has said more. */
    async notePause(deliveryId: string): Promise<void> {
      await tx
        .update(leadDeliveries)
        .set({ lastError: PAUSED })
        .where(and(ofDelivery(deliveryId), isNull(leadDeliveries.lastError)));
    },

    /** Given up: an operator has to look. */
    async markDead(deliveryId: string): Promise<void> {
      await tx
        .update(leadDeliveries)
        .set({ state: 'dead' })
        .where(and(ofDelivery(deliveryId), eq(leadDeliveries.state, 'pending')));
    },
  };

  function ofDeliveries(deliveryIds: readonly string[]) {
    return and(eq(leadDeliveries.siteSlug, site), sql`${leadDeliveries.id} = any(${sql.param(deliveryIds)}::uuid[])`);
  }

  function ofDelivery(deliveryId: string) {
    return and(eq(leadDeliveries.siteSlug, site), eq(leadDeliveries.id, deliveryId));
  }

  async function findRepeat(
    key: { siteSlug: string; form: string; idempotencyKey: string },
    contentHash: string,
  ): Promise<StoreOutcome> {
    const [stored] = await tx
      .select({ id: leads.id, contentHash: leads.contentHash })
      .from(leads)
      .where(
        and(eq(leads.siteSlug, key.siteSlug), eq(leads.form, key.form), eq(leads.idempotencyKey, key.idempotencyKey)),
      );
    if (!stored) throw new Error('A lead conflicts with one that is not there');
    return stored.contentHash === contentHash ? { kind: 'repeat', leadId: stored.id } : { kind: 'other-content' };
  }
}

type StoredDelivery = { lead_id: string; id: string; channel: Destination['channel'] };

/** Lead, consents and deliveries in one statement: one round trip instead of three. No row where the key was used. */
function storing(
  { body, payload, car, details, seen, ipHash, phoneProven = false }: NewLead,
  destinations: readonly Destination[],
  { group, site, contentHash }: { group: string; site: string; contentHash: string },
): SQL {
  const wording = CONSENT_WORDINGS[body.consent_version];
  return sql`
    with stored as (
      insert into lead (group_slug, site_slug, form, idempotency_key, content_hash, payload, car, details, seen, phone_proven)
      values (${group}, ${site}, ${body.form}, ${body.idempotency_key}, ${contentHash},
        ${asJson(payload)}, ${asJson(car)}, ${asJson(details)}, ${asJson(seen)}, ${phoneProven}::boolean)
      on conflict (site_slug, form, idempotency_key) do nothing returning id),
    consents as (
      insert into lead_consent (site_slug, lead_id, kind, granted, wording_version, wording_text, page_url, ip_hash)
      select ${site}, stored.id, kind, granted, ${body.consent_version}, wording, ${payload.url}, ${ipHash}
      from stored, (values ('terms', ${body.terms}::boolean, ${wording.terms}),
        ('marketing', ${body.opt_in}::boolean, ${wording.marketing})) as agreed (kind, granted, wording))
    insert into lead_delivery (site_slug, lead_id, channel, destination)
    select ${site}, stored.id, channel, destination
    from stored, jsonb_to_recordset(${asJson(destinations)}) as wanted (channel text, destination text)
    returning lead_id, id, channel`;
}

function asJson(value: unknown): SQL {
  return sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
}

/**
 * Of what the shopper typed. Where they have been meanwhile, what a page said, and figures that are signed with the minute
 * they came in, are no other content: what was set for them stands in the address of the form.
 */
function hashOf(body: EnquiryBody, details: readonly LeadDetail[]): string {
  const said = details.filter(({ name }) => !name.startsWith('quote_'));
  const typed = { ...body, details: said, idempotency_key: '', lead_attributes: null, release_set: '', shown: '' };
  return createHash('sha256').update(stringify(typed)).digest('hex');
}
