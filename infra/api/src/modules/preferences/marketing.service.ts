import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { keyedHash } from '../../signing/keyed-hash';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { followUpLead } from '../leads/deliver/follow-up-lead.service';
import { LEAD_NEWS } from '../leads/mail/lead-news.service';
import { marketingChoices } from './preferences.schema';

type Asking = { tx: Tx; jobs: Jobs; site: TenantSite; secret: string };

const STOP =
  'The shopper no longer wants offers and news. Take this address off every list within five working days (Spam Act 2003).';
/** Times a day that one may agree again: each tells the dealer. Stopping is never refused. */
const MOST_AGAIN = 5;
const AGAIN = 'The shopper wants offers and news again.';

function hashOf(secret: string, site: string, email: string): string {
  return keyedHash(secret, 'marketing', site, email.trim().toLowerCase());
}

/**
 * Whether an address may be sent offers now: what was chosen or ticked last counts. A form sent without the tick is no
 * withdrawal, and news about an earlier lead (`earlier_lead`) is no new consent.
 */
export async function wantsMarketing({ tx, site, secret }: Omit<Asking, 'jobs'>, email: string): Promise<boolean> {
  const { rows } = await tx.execute<{ wants: boolean }>(sql`
    select wants from (
      select wants, chosen_at as at from marketing_choice
      where site_slug = ${site.slug} and email_hash = ${hashOf(secret, site.slug, email)}
      union all
      select c.granted, c.given_at from lead l join lead_consent c on c.site_slug = l.site_slug and c.lead_id = l.id
      where l.site_slug = ${site.slug} and lower(l.payload ->> 'email') = ${email.trim().toLowerCase()}
        and c.kind = 'marketing' and c.granted and not l.details @> '[{"name": "earlier_lead"}]'
    ) as said order by at desc limit 1`);
  return rows[0]?.wants ?? false;
}

/** Notes a choice and tells the dealer, whose lists it concerns. The choice that already stands changes nothing. */
export async function chooseMarketing(
  { tx, jobs, site, secret }: Asking,
  { email, wants, leadId }: { email: string; wants: boolean; leadId: string | null },
): Promise<void> {
  const stands = leadId === null ? lastChoice : wantsMarketing;
  if ((await stands({ tx, site, secret }, email)) === wants) return;
  if (wants && (await agreedToday({ tx, site, secret }, email)) >= MOST_AGAIN)
    throw new ProblemError('rate_limited', 'Too many changes', {
      marketing: ['You changed this several times today. Try again tomorrow.'],
    });
  await tx.insert(marketingChoices).values({
    groupSlug: site.group_slug,
    siteSlug: site.slug,
    emailHash: hashOf(secret, site.slug, email),
    wants,
  });
  if (leadId === null) return;
  await followUpLead(tx, jobs, site, leadId, {
    subcategory: wants ? LEAD_NEWS.subscribed : LEAD_NEWS.unsubscribed,
    message: wants ? AGAIN : STOP,
    opt_in: wants,
  });
}

/** What an address chose last; null where it chose nothing. Of who never wrote to us one row says that, however often. */
async function lastChoice({ tx, site, secret }: Omit<Asking, 'jobs'>, email: string): Promise<boolean | null> {
  const [last] = await tx
    .select({ wants: marketingChoices.wants })
    .from(marketingChoices)
    .where(
      and(eq(marketingChoices.siteSlug, site.slug), eq(marketingChoices.emailHash, hashOf(secret, site.slug, email))),
    )
    .orderBy(desc(marketingChoices.chosenAt))
    .limit(1);
  return last?.wants ?? null;
}

async function agreedToday({ tx, site, secret }: Omit<Asking, 'jobs'>, email: string): Promise<number> {
  const { rows } = await tx.execute<{ times: number }>(sql`
    select count(*)::int as times from marketing_choice
    where site_slug = ${site.slug} and email_hash = ${hashOf(secret, site.slug, email)}
      and wants and chosen_at > now() - interval '1 day'`);
  return rows[0]?.times ?? 0;
}

/** The last lead that came with an address; null where nobody has it. */
export async function lastLeadOf(tx: Tx, site: TenantSite, email: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from lead where site_slug = ${site.slug} and lower(payload ->> 'email') = ${email.trim().toLowerCase()}
    order by created_at desc limit 1`);
  return rows[0]?.id ?? null;
}
