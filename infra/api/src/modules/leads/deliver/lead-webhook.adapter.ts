import { Webhook } from 'standardwebhooks';
import { httpRequest, isSuccess } from '../../../http-request';
import type { StoredLead } from '../lead-records';
import type { LeadFacts, ValuationFacts } from '../mail/lead-facts.port';
import { appraisalOf } from '../mail/mail-about';
import { linkOf } from '../mail/read-lead-facts';
import { shownBy } from '../accept/as-seen/what-was-seen';
import { forDealer } from '../asked-together.service';

/** Longer than a CRM needs, shorter than a worker can spare. */
const TIMEOUT_MS = 10_000;

type Receiver = { target: string; secrets: readonly string[] };
type Sending = { lead: StoredLead; facts: LeadFacts; site: string; deliveryId: string; sentAt: Date };

/**
 * Posts a lead to a CRM by the Standard Webhooks scheme: `webhook-id` is the delivery's, the same on every try,
 * `webhook-timestamp` the time of this try, and `webhook-signature` carries one `v1` signature for each live secret, so
 * that a receiver can change secrets without a gap.
 *
 * @throws {Error} with the HTTP status as `responseCode` for anything but a 2xx.
 */
export async function sendWebhook({ target, secrets }: Receiver, { lead, facts, site, deliveryId, sentAt }: Sending) {
  const body = JSON.stringify(webhookBody(lead, site, facts));
  const signatures = secrets.map((secret) => new Webhook(secret).sign(deliveryId, sentAt, body));
  const answer = await httpRequest(target, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': deliveryId,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body.dump();
  if (!isSuccess(answer)) throw Object.assign(new Error('Webhook refused'), { responseCode: answer.statusCode });
}

/** The specification's payload under `lead`; beside it what its form asked, the vehicle and what the page showed. */
function webhookBody(lead: StoredLead, site: string, { valuation }: LeadFacts) {
  const { id, form, createdAt, payload, details, car, seen } = lead;
  const valued = valuation && { valuation: valuationOf(valuation), photos: linkOf(lead, valuation.photos) };
  return {
    type: 'lead.created',
    timestamp: createdAt.toISOString(),
    data: { id, site, form, lead: payload, details: forDealer(details), vehicle: car, ...showing(seen), ...valued },
  };
}

/** The specification's valuation, and what it came to: `estimate` is null where none was made. */
function valuationOf(valuation: ValuationFacts) {
  const { record, low, high, comparables } = valuation;
  const figure = appraisalOf(valuation);
  return {
    ...record,
    estimate: figure === null ? null : { figure, low, high, comparables },
  };
}

/** `shown`: what the page said, null where that is not known or no vehicle was there; `when_sent`: what pages said then. */
function showing(seen: StoredLead['seen']) {
  const shown = shownBy(seen);
  const remotes = typeof seen?.remotes === 'string' ? seen.remotes : '';
  return { shown: shown && { ...shown, remotes }, when_sent: seen?.whenSent ?? null };
}
