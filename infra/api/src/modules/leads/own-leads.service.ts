import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import type { FormEffect } from './form-effect.port';
import type { LeadFacts } from './mail/lead-facts.port';
import { firstLeadOf } from './mail/lead-news.service';
import { readLeadFacts } from './mail/read-lead-facts';
import { latestWithPhone } from './person-leads.repository';

/**
 * What whoever sent a lead may see of it: nothing of the person, as a number that was mistyped is somebody else's.
 * `facts` has the sender's own links: only for who was signed in when they sent it (`isProven`).
 */
export type OwnLead = {
  id: string;
  form: string;
  createdAt: Date;
  isProven: boolean;
  car: { name: string; path: string } | null;
  facts: LeadFacts;
};

/**
 * Leads of a site that came with a phone (E.164), the latest first, `most` at most, each with what came of it. News of a
 * lead is no lead of its own here, and what was erased is gone.
 */
export async function ownLeads(
  db: Db,
  { site, phone, effects, most }: { site: TenantSite; phone: string; effects: readonly FormEffect[]; most: number },
): Promise<OwnLead[]> {
  const rows = await withScope(db, scopeOf(site), (tx) => latestWithPhone(tx, site.slug, phone, most));
  const own: OwnLead[] = [];
  // One after the other: a page that is asked for often must not take every connection.
  for (const { id, form, createdAt, car, details, payload, phoneProven: isProven } of rows) {
    const facts = await readLeadFacts(effects, site, { id, form, createdAt, car, details, payload, seen: null });
    own.push({ id: firstLeadOf({ id, details }), form, createdAt, isProven, car: car && carOf(car), facts });
  }
  return own;
}

function carOf({ name, path }: { name: string; path: string }) {
  return { name, path };
}
