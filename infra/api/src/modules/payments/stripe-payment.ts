import Stripe from 'stripe';
import type { PaymentPort } from './payment.port';
import { readStripeEvent } from './stripe-events';

/** Of one try; with the retry and the pause before it well inside the API's handler timeout of 10 seconds. */
export const STRIPE_TRY_MS = 3_500;

type StripeAccount = { secretKey: string; webhookSecret: string; apiUrl?: string | undefined; timeoutMs?: number };

/** Deposits by Stripe Checkout: a redirect there, and a signed webhook back. */
export function stripePayment({
  secretKey,
  webhookSecret,
  apiUrl,
  timeoutMs = STRIPE_TRY_MS,
}: StripeAccount): PaymentPort {
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 1, ...(apiUrl && serverOf(apiUrl)) });
  return {
    isSimulated: false,
    async start({ group, site, reservationId, amountCents, description, email, returnUrl, expiresAt }) {
      const metadata = { group, site, reservation: reservationId };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'aud', unit_amount: amountCents, product_data: { name: description } },
            },
          ],
          client_reference_id: reservationId,
          customer_email: email,
          metadata,
          payment_intent_data: { metadata },
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
        },
        { idempotencyKey: `checkout-${reservationId}` },
      );
      if (!session.url) throw new Error('Stripe gave a checkout without an address');
      return { checkoutId: session.id, url: session.url };
    },
    async refund(paymentId, reservationId) {
      await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${reservationId}` });
    },
    read: (body, signature) => readStripeEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret)),
  };
}

function serverOf(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return {
    host,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    protocol: protocol === 'https:' ? 'https' : 'http',
  } as const;
}
