import type { Config } from '../../config';
import { keyedHash } from '../../signing/keyed-hash';
import type { PaymentPort } from './payment.port';
import { simulatedPayment } from './simulated-payment.adapter';
import type { PaymentSimulator } from './simulated-payment.adapter';
import { stripePayment } from './stripe-payment.adapter';

type PaymentConfig = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'SESSION_SECRET'>;

/** Stripe where an account is configured, else the simulator; its page exists only where it is in use. */
export function choosePayment(config: PaymentConfig): { payment: PaymentPort; simulator: PaymentSimulator | null } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = config;
  if (secretKey && webhookSecret)
    return { payment: stripePayment({ secretKey, webhookSecret, apiUrl }), simulator: null };
  const simulator = simulatedPayment(keyedHash(config.SESSION_SECRET, 'payment simulator'));
  return { payment: simulator, simulator };
}
