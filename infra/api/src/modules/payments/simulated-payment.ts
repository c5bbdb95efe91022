import { createHmac, timingSafeEqual } from 'node:crypto';
import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentPort } from './payment.port';
import { readStripeEvent } from './stripe-events';

const checkoutSchema = z.object({
  group: z.string(),
  site: z.string(),
  reservationId: z.uuid(),
  amountCents: z.number().int(),
  description: z.string(),
  email: z.string(),
  returnUrl: z.url(),
  expiresAtMs: z.number(),
});
type SimulatedCheckout = z.infer<typeof checkoutSchema>;

export type PaymentSimulator = PaymentPort & {
  /** The checkout a link of ours names; null for one nobody signed. */
  open(token: string): SimulatedCheckout | null;
  /** The webhook a provider would send, signed the same way. */
  event(kind: 'paid' | 'refunded', checkout: SimulatedCheckout): { body: string; signature: string };
};

/**
 * Stands in for a payment provider where no account is set up. Its page says that no money moves; its events are
 * Stripe's, signed and read by Stripe's own library, so that everything behind it is what runs in earnest.
 */
export function simulatedPayment(secret: string): PaymentSimulator {
  const stripe = new Stripe('sk_test_simulator');
  return {
    isSimulated: true,
    async start({ expiresAt, ...checkout }) {
      const token = sealed({ ...checkout, expiresAtMs: expiresAt.getTime() }, secret);
      const { origin } = new URL(checkout.returnUrl);
      return { checkoutId: `sim_${checkout.reservationId}`, url: `${origin}/api/payments/simulator?token=${token}` };
    },
    refund: async () => undefined,
    read: (body, signature) => readStripeEvent(stripe.webhooks.constructEvent(body, signature, secret)),
    open: (token) => opened(token, secret),
    event(kind, { group, site, reservationId, amountCents }) {
      const metadata = { group, site, reservation: reservationId };
      const body = JSON.stringify({
        id: `evt_${kind}_${reservationId}`,
        object: 'event',
        type: kind === 'paid' ? 'checkout.session.completed' : 'charge.refunded',
        data: {
          object: {
            metadata,
            payment_intent: `pi_${reservationId}`,
            payment_status: 'paid',
            amount_total: amountCents,
          },
        },
      });
      return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
    },
  };
}

function sealed(checkout: SimulatedCheckout, secret: string): string {
  const payload = Buffer.from(JSON.stringify(checkout)).toString('base64url');
  return `${payload}.${signatureOf(payload, secret)}`;
}

function opened(token: string, secret: string): SimulatedCheckout | null {
  const [payload = '', signature = ''] = token.split('.');
  const [expected, given] = [Buffer.from(signatureOf(payload, secret)), Buffer.from(signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return checkoutSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

function signatureOf(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`simulator ${payload}`).digest('base64url');
}
