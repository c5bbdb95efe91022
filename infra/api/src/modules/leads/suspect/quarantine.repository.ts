import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import type { Tx } from '../../../db/db';
import type { NewLead } from '../lead-records';
import { leadQuarantine } from '../leads.schema';

type SpamScore = { score: number; reasons: string[] };

/** Keeps a suspect apart with all that is needed to make a lead of it, once for each form sent. The sender learns nothing of it. */
export async function quarantineLead(
  tx: Tx,
  { group, site }: { group: string; site: string },
  lead: NewLead,
  { score, reasons }: SpamScore,
): Promise<void> {
  const { form, idempotency_key: idempotencyKey }: EnquiryBody = lead.body;
  await tx
    .insert(leadQuarantine)
    .values({ groupSlug: group, siteSlug: site, form, idempotencyKey, score, reasons, lead })
    .onConflictDoNothing();
}
