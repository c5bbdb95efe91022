import { z } from 'zod';
import type { PaymentEvent } from './payment.port';

/** Only what we put in and what we need: events of other versions of the provider's API still read. */
const metadataSchema = z.object({ group: z.string(), site: z.string(), reservation: z.uuid() });
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      metadata: metadataSchema,
      payment_intent: z.string().nullish(),
      payment_status: z.string().nullish(),
      amount_total: z.number().int().nullish(),
      amount_refunded: z.number().int().nullish(),
      /** Of a charge: whether all of it went back. */
      refunded: z.boolean().nullish(),
    }),
  }),
});

const kinds: Readonly<Record<string, PaymentEvent['kind']>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.expired': 'expired',
  'charge.refunded': 'refunded',
};

/** Stripe's event in our words; null for one about something else, a checkout that is complete but not paid, or a part paid back. */
export function readStripeEvent(event: unknown): PaymentEvent | null {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const kind = kinds[type];
  const { metadata, payment_intent: payment, payment_status: status, refunded, ...amounts } = data.object;
  if (!kind || (kind === 'paid' && status !== 'paid') || (kind === 'refunded' && refunded === false)) return null;
  return {
    id,
    kind,
    group: metadata.group,
    site: metadata.site,
    reservationId: metadata.reservation,
    amountCents: amounts.amount_total ?? amounts.amount_refunded ?? 0,
    paymentId: payment ?? '',
  };
}
