import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { CURRENT_CONSENT_VERSION } from '@shared-kit/contracts/lead/consent-wording';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import type { TenantSite } from '../../../plugins/tenant';
import { acceptLead } from '../accept/accept-lead.service';
import { earlierLead } from '../mail/lead-news.service';
import type { LeadPayload } from './lead-payload';
import { leadConsents, leads } from '../leads.schema';

type News = Partial<Pick<LeadPayload, 'category' | 'subcategory' | 'message' | 'opt_in'>> & {
  /** The same news twice is one lead. */
  key?: string;
};

/**
 * Tells the dealer what became of an earlier lead, by the same ways and with the same promise: as a lead of its own
 * from the same shopper, who agreed to what they agreed to then. `confirm` tells the shopper as well; an answer in
 * `answers` stands in place of the earlier one of its name.
 *
 * @returns the new lead's id, or null where the earlier one is not there or its person was erased.
 */
export async function followUpLead(
  tx: Tx,
  jobs: Jobs,
  site: TenantSite,
  leadId: string,
  { key = randomUUID(), ...news }: News,
  { confirm = false, answers = [] }: { confirm?: boolean; answers?: readonly LeadDetail[] } = {},
): Promise<string | null> {
  const ofLead = and(eq(leads.siteSlug, site.slug), eq(leads.id, leadId));
  const [earlier] = await tx.select().from(leads).where(ofLead);
  if (!earlier || earlier.erasedAt) return null;
  const [consent] = await tx
    .select({ ipHash: leadConsents.ipHash })
    .from(leadConsents)
    .where(and(eq(leadConsents.siteSlug, site.slug), eq(leadConsents.leadId, leadId)));
  const payload = { ...earlier.payload, ...news };
  const outcome = await acceptLead(
    tx,
    jobs,
    site,
    {
      body: {
        ...payload,
        idempotency_key: key,
        form: earlier.form,
        terms: true,
        consent_version: CURRENT_CONSENT_VERSION,
        release_set: '',
        shown: '',
        website: '',
      },
      payload,
      car: earlier.car,
      details: [...answers, ...without(earlier.details, answers), earlierLead(leadId)],
      seen: earlier.seen,
      ipHash: consent?.ipHash ?? '',
      phoneProven: earlier.phoneProven,
    },
    { confirm },
  );
  return outcome.kind === 'other-content' ? null : outcome.leadId;
}

function without(earlier: readonly LeadDetail[], answers: readonly LeadDetail[]): readonly LeadDetail[] {
  return earlier.filter(({ name }) => !answers.some((answer) => answer.name === name));
}

/** The address the shopper of a lead gave; empty once they are erased. */
export async function emailOfLead(tx: Tx, site: string, leadId: string): Promise<string> {
  const [lead] = await tx
    .select({ payload: leads.payload })
    .from(leads)
    .where(and(eq(leads.siteSlug, site), eq(leads.id, leadId)));
  return lead?.payload.email ?? '';
}

/** What the shopper of a lead answered; nothing once they are erased. */
export async function answersOfLead(tx: Tx, site: string, leadId: string): Promise<readonly LeadDetail[]> {
  const [lead] = await tx
    .select({ details: leads.details })
    .from(leads)
    .where(and(eq(leads.siteSlug, site), eq(leads.id, leadId)));
  return lead?.details ?? [];
}

/** The id of the vehicle that a lead is about; null where it is about none. */
export async function carOfLead(tx: Tx, site: string, leadId: string): Promise<string | null> {
  const [lead] = await tx
    .select({ car: leads.car })
    .from(leads)
    .where(and(eq(leads.siteSlug, site), eq(leads.id, leadId)));
  return lead?.car?.id ?? null;
}
