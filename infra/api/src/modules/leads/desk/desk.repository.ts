import { MESSAGE_DESK } from '@shared-kit/contracts/form/enquiry-form';
import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { listSites } from '../../site/site-list.service';
import type { LeadPayload } from '../deliver/lead-payload';
import { seenOf } from '../accept/as-seen/what-was-seen';
import type { Seen, StoredSeen } from '../accept/as-seen/what-was-seen';

export type DeskSite = { group: string; site: string; name: string };

export type LeadLine = {
  id: string;
  site: string;
  form: string;
  category: string;
  /** What it is called besides: "Message Desk"; empty for no such name. */
  subcategory: string;
  about: string;
  /** Worst first: dead, pending, delivered. */
  state: string;
  created_at: string;
};
export type DeliveryLine = {
  id: string;
  channel: string;
  destination: string;
  state: string;
  attempts: number;
  last_error: string | null;
  created_at: string;
  delivered_at: string | null;
};
export type ConsentLine = { kind: string; granted: boolean; wording_version: string; wording_text: string };
export type LeadFile = LeadLine & {
  payload: LeadPayload;
  details: readonly LeadDetail[];
  seen: Seen | null;
  erased_at: string | null;
  deliveries: DeliveryLine[];
  consents: ConsentLine[];
};

export type DeskMessage = Record<'id' | 'site' | 'created_at' | 'car' | 'name' | 'phone' | 'email' | 'message', string>;

export type LeadFilter = {
  state?: string | undefined;
  form?: string | undefined;
  subcategory?: string | undefined;
  before?: string | undefined;
  limit: number;
};

/** Every site, for tools that look at all of them. `ownerDb` is connected as the owner, whom row level security binds too. */
export function deskSites(ownerDb: Db): Promise<DeskSite[]> {
  return listSites(ownerDb);
}

const line = sql`
  l.id, l.site_slug as site, l.form, l.payload ->> 'category' as category,
  coalesce(l.payload ->> 'subcategory', '') as subcategory,
  coalesce(l.car ->> 'name', l.payload ->> 'subcategory', '') as about, l.created_at,
  case when bool_or(d.state = 'dead') then 'dead' when bool_or(d.state = 'pending') then 'pending'
    when bool_or(d.state = 'delivered') then 'delivered' else 'missing' end as state`;

/** Newest first. */
export async function listLeads(ownerDb: Db, scope: DeskSite, filter: LeadFilter): Promise<LeadLine[]> {
  const conditions: SQL[] = [sql`l.site_slug = ${scope.site}`];
  if (filter.form) conditions.push(sql`l.form = ${filter.form}`);
  if (filter.subcategory) conditions.push(sql`l.payload ->> 'subcategory' = ${filter.subcategory}`);
  if (filter.before) conditions.push(sql`l.created_at < ${filter.before}`);
  const { rows } = await withScope(ownerDb, scope, (tx) =>
    tx.execute<LeadLine>(sql`
      select * from (
        select ${line} from lead l left join lead_delivery d on d.site_slug = l.site_slug and d.lead_id = l.id
        where ${sql.join(conditions, sql` and `)} group by l.site_slug, l.id) leads
      where ${filter.state ? sql`state = ${filter.state}` : sql`true`}
      order by created_at desc limit ${filter.limit}`),
  );
  return rows;
}

/** What was written at a site's message desk, newest first: who wrote what, about which vehicle. Of erased people nothing. */
export async function listMessages(ownerDb: Db, scope: DeskSite, limit: number): Promise<DeskMessage[]> {
  const { rows } = await withScope(ownerDb, scope, (tx) =>
    tx.execute<DeskMessage>(sql`
      select id, site_slug as site, created_at, coalesce(car ->> 'name', '') as car,
        concat_ws(' ', payload ->> 'name', payload ->> 'last_name') as name,
        payload ->> 'phone' as phone, payload ->> 'email' as email, payload ->> 'message' as message
      from lead
      where site_slug = ${scope.site} and payload ->> 'subcategory' = ${MESSAGE_DESK} and erased_at is null
      order by created_at desc limit ${limit}`),
  );
  return rows;
}

/** Everything kept about one lead; null where this site has none with that id. */
export async function showLead(ownerDb: Db, scope: DeskSite, id: string): Promise<LeadFile | null> {
  return withScope(ownerDb, scope, async (tx) => {
    const { rows } = await tx.execute<Omit<LeadFile, 'deliveries' | 'consents'> & { seen: StoredSeen | null }>(sql`
      select ${line}, l.payload, l.details, l.seen, l.erased_at
      from lead l left join lead_delivery d on d.site_slug = l.site_slug and d.lead_id = l.id
      where l.site_slug = ${scope.site} and l.id::text = ${id} group by l.site_slug, l.id`);
    const [lead] = rows;
    if (!lead) return null;
    const deliveries = await tx.execute<DeliveryLine>(
      sql`select id, channel, destination, state, attempts, last_error, created_at, delivered_at
        from lead_delivery where lead_id = ${lead.id} order by channel`,
    );
    const consents = await tx.execute<ConsentLine>(
      sql`select kind, granted, wording_version, wording_text from lead_consent where lead_id = ${lead.id} order by kind`,
    );
    return { ...lead, seen: seenOf(lead.seen), deliveries: deliveries.rows, consents: consents.rows };
  });
}

/**
 * Gives dead deliveries of one lead, or of the whole site, another 72 hours, and does not let those of one lead wait any
 * longer for their next try. The worker's minute round sees to both.
 *
 * @returns how many deliveries.
 */
export async function redrive(ownerDb: Db, scope: DeskSite, leadId: string | null): Promise<number> {
  const { rowCount } = await withScope(ownerDb, scope, (tx) =>
    tx.execute(sql`update lead_delivery set state = 'pending', redriven_at = now(),
        last_error = case when state = 'dead' then null else last_error end
      where site_slug = ${scope.site}
        and ${leadId === null ? sql`state = 'dead'` : sql`state <> 'delivered' and lead_id::text = ${leadId}`}`),
  );
  return rowCount ?? 0;
}
