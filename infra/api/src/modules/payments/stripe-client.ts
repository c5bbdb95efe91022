import type { Stripe } from 'stripe';

/** Stripe's library, loaded with the first payment: it is two hundred modules, and most processes see none. */
export function stripeClient(secretKey: string, options: Stripe.StripeConfig = {}): () => Promise<Stripe> {
  let made: Promise<Stripe> | undefined;
  return () => (made ??= import('stripe').then(({ default: Client }) => new Client(secretKey, options)));
}
