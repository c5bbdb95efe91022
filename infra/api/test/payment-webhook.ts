import Stripe from 'stripe';
import { keyedHash } from '../src/keyed-hash';
import type { TestApp } from './test-app';

const stripe = new Stripe('sk_test_of_this_test');

/** Posts what the payment provider would post about a reservation, signed by its own library unless told otherwise. */
export function paymentWebhook(server: TestApp) {
  return (type: string, token: string, { amount = 20_000, id = `evt_${type}_${token}`, secret = '' } = {}) => {
    const payload = JSON.stringify({
      id,
      object: 'event',
      type,
      data: {
        object: {
          metadata: { group: 'sunrise', site: 'sunrise-cars', reservation: token.split('.')[0] },
          payment_intent: 'pi_1',
          payment_status: 'paid',
          amount_total: amount,
        },
      },
    });
    const key = secret || keyedHash(server.config.SESSION_SECRET, 'payment simulator');
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
