import type { Stripe } from 'stripe';
import type { Checkout, PaymentPort } from './payment.port';
import { readStripeEvent } from './stripe-events';
import { stripeClient } from './stripe-client';

/** Of one try: one to see what was started before and two to start anew end before the API's handler does. */
export const STRIPE_TRY_MS = 2_500;

type StripeAccount = { secretKey: string; webhookSecret: string; apiUrl?: string | undefined; timeoutMs?: number };

/** Deposits by Stripe Checkout: a redirect there, and a signed webhook back. */
export function stripePayment({
  secretKey,
  webhookSecret,
  apiUrl,
  timeoutMs = STRIPE_TRY_MS,
}: StripeAccount): PaymentPort {
  const client = stripeClient(secretKey, {
    ...{ timeout: timeoutMs, maxNetworkRetries: 1 },
    ...(apiUrl && serverOf(apiUrl)),
  });
  return {
    isSimulated: false,
    async start(checkout) {
      const { previous, reservationId, returnUrl } = checkout;
      const stripe = await client();
      const before = previous && (await stripe.checkout.sessions.retrieve(previous, {}, { maxNetworkRetries: 0 }));
      if (before && before.status === 'complete') return { checkoutId: before.id, url: returnUrl };
      if (before && before.status === 'open' && before.url) return { checkoutId: before.id, url: before.url };
      const session = await stripe.checkout.sessions.create(sessionOf(checkout), {
        idempotencyKey: previous ? `checkout-${reservationId}-after-${previous}` : `checkout-${reservationId}`,
      });
      if (!session.url) throw new Error('Stripe gave a checkout without an address');
      return { checkoutId: session.id, url: session.url };
    },
    async refund({ paymentId }) {
      const stripe = await client();
      await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}` });
    },
    async read(body, signature) {
      const { webhooks } = await client();
      return readStripeEvent(webhooks.constructEvent(body, signature, webhookSecret));
    },
  };
}

function sessionOf({ group, site, reservationId, amountCents, description, email, returnUrl, expiresAt }: Checkout) {
  const metadata = { group, site, reservation: reservationId };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'aud', unit_amount: amountCents, product_data: { name: description } },
      },
    ],
    client_reference_id: reservationId,
    ...(email && { customer_email: email }),
    metadata,
    payment_intent_data: { metadata },
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function serverOf(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return {
    host,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    protocol: protocol === 'https:' ? 'https' : 'http',
  } as const;
}
