import { DAY_S } from '@shared-kit/domain/time/seconds';
import { ofForm } from '@shared-kit/contracts/form/of-form';
import { and, eq } from 'drizzle-orm';
import { takeBudget } from '../../../db/budget';
import type { Db, Tx } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { keyedHash } from '../../../signing/keyed-hash';
import { mailbox } from '../../../text/mailbox';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { answerOf } from './mail-about';
import { FORM_MAILS } from './form-mails';
import { LEAD_NEWS, newsOf } from './lead-news.service';
import { leadDeliveries } from '../leads.schema';
import type { DealersDelivery } from '../deliver/delivery-book';

/** `own`: the mail itself. `summary`: the day's one mail instead of the rest. `none`: that one is on its way already. */
export type MailVerdict = 'own' | 'summary' | 'none';

export type MailCap = { perDay: number; secret: string };

/** What only a payment brings about: nobody floods a stranger with it. */
const OF_PAYMENTS: ReadonlySet<string | null> = new Set([
  LEAD_NEWS.depositPaid,
  LEAD_NEWS.depositToRefund,
  LEAD_NEWS.secondPayment,
  LEAD_NEWS.depositRefunded,
]);

/**
 * What a confirmation is counted among: those with the only mailed link to a reservation or a booking apart, so that
 * nobody misses the link to pay for the questions that they, or others in their name, sent on the same day. Of its news
 * the link is known.
 */
function countedAs(lead: Confirming['lead']): string {
  const bringsLink =
    newsOf(lead) === null && (ofForm(FORM_MAILS, lead.form).bringsLink || answerOf(lead, 'booking') !== '');
  return bringsLink ? 'mail-link' : 'mail-recipient';
}

type Confirming = Pick<DealersDelivery, 'lead'> & { site: TenantSite; deliveryId: string };

/**
 * How a confirmation leaves: the address is whatever somebody typed, so it gets so many mails in any 24 hours from all sites of the
 * platform together, then one that says there are more. Decided once for each delivery, however often it is tried.
 */
export function mailVerdict(db: Db, { lead, site, deliveryId }: Confirming, cap: MailCap): Promise<MailVerdict> {
  if (OF_PAYMENTS.has(newsOf(lead))) return Promise.resolve('own');
  const ofDelivery = and(eq(leadDeliveries.siteSlug, site.slug), eq(leadDeliveries.id, deliveryId));
  return withScope(db, scopeOf(site), async (tx) => {
    const [known] = await tx
      .select({ verdict: leadDeliveries.mailVerdict })
      .from(leadDeliveries)
      .where(ofDelivery)
      .for('update');
    if (known?.verdict) return known.verdict;
    const verdict = await judge(tx, lead, cap);
    await tx.update(leadDeliveries).set({ mailVerdict: verdict }).where(ofDelivery);
    return verdict;
  });
}

async function judge(tx: Tx, lead: Confirming['lead'], { perDay, secret }: MailCap): Promise<MailVerdict> {
  const ofDay = { key: keyedHash(secret, 'mail-recipient', mailbox(lead.payload.email)), seconds: DAY_S };
  if ((await takeBudget(tx, { name: countedAs(lead), cap: perDay, ...ofDay })) !== null) return 'own';
  return (await takeBudget(tx, { name: 'mail-summary', cap: 1, ...ofDay })) === null ? 'none' : 'summary';
}
