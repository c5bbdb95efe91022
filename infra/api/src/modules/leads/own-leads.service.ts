import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { findDealers } from '../locations/locations.service';
import { vendorOf } from './deliver/vendor';
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
  /** The dealership it went to, at its place; the site's name where it belongs to none. */
  vendor: string;
};

/**
 * Leads of a site that came with a phone (E.164), the latest first, `most` at most, each with what came of it. News of a
 * lead is no lead of its own here, and what was erased is gone.
 */
export async function ownLeads(
  db: Db,
  { site, phone, effects, most }: { site: TenantSite; phone: string; effects: readonly FormEffect[]; most: number },
): Promise<OwnLead[]> {
  const { rows, dealers } = await withScope(db, scopeOf(site), async (tx) => {
    const latest = await latestWithPhone(tx, site.slug, phone, most);
    const slugs = new Set(latest.map(({ payload }) => payload.dealership_slug).filter(Boolean));
    return { rows: latest, dealers: await findDealers(tx, [...slugs]) };
  });
  const own: OwnLead[] = [];
  // One after the other: a page that is asked for often must not take every connection.
  for (const { id, form, createdAt, car, details, payload, phoneProven: isProven } of rows) {
    const facts = await readLeadFacts(effects, site, { id, form, createdAt, car, details, payload, seen: null });
    const { name: vendor } = vendorOf(site.config, dealers.get(payload.dealership_slug) ?? null, payload.location_id);
    own.push({ id: firstLeadOf({ id, details }), form, createdAt, isProven, car: car && carOf(car), facts, vendor });
  }
  return own;
}

function carOf({ name, path }: { name: string; path: string }) {
  return { name, path };
}
