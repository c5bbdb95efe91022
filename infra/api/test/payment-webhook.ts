import Stripe from 'stripe';
import { keyedHash } from '../src/signing/keyed-hash';
import type { TestApp } from './test-app';

const stripe = new Stripe('sk_test_of_this_test');

type Event = {
  /** Paid, in cents. */
  amount?: number;
  /** Of it paid back so far; all unless told otherwise. */
  refunded?: number;
  payment?: string;
  /** Whether the money of a complete checkout is there, in the provider's word. */
  status?: 'paid' | 'unpaid';
  id?: string;
  secret?: string;
};

/** Posts what the payment provider would post about a reservation, signed by its own library unless told otherwise. */
export function paymentWebhook(server: TestApp) {
  return (
    type: string,
    token: string,
    { amount = 20_000, refunded = amount, status = 'paid', ...told }: Event = {},
  ) => {
    const [reservation = ''] = token.split('.');
    const { payment = `pi_sim_${amount}_${reservation}`, id = `evt_${type}_${payment}_${refunded}`, secret } = told;
    const metadata = { group: 'sunrise', site: 'sunrise-cars', reservation };
    const object = type.startsWith('charge.')
      ? { amount, amount_refunded: refunded, refunded: refunded === amount }
      : { payment_status: status, amount_total: amount };
    const payload = JSON.stringify({
      ...{ id, object: 'event', type },
      data: { object: { metadata, payment_intent: payment, ...object } },
    });
    const key = secret ?? keyedHash(server.config.SESSION_SECRET, 'payment simulator');
    return server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: key }),
      },
      payload,
    });
  };
}
