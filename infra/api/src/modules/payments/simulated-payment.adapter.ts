import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isExpected } from '../../signing/signature';
import type { Paid, PaymentPort } from './payment.port';
import { stripeClient } from './stripe-client';
import { readStripeEvent } from './stripe-events';

const checkoutSchema = z.object({
  group: z.string(),
  site: z.string(),
  reservationId: z.uuid(),
  amountCents: z.number().int(),
  description: z.string(),
  returnUrl: z.url(),
  expiresAtMs: z.number(),
});
export type SimulatedCheckout = z.infer<typeof checkoutSchema>;

/** What a link of the simulator is for: who may pay has no say in what is paid back. */
export type SimulatedAct = 'pay' | 'refund';

/** A webhook as a provider would send it, signed the same way. */
export type SimulatedReport = { body: string; signature: string };
/** @throws {Error} when the report is not taken. */
type Deliver = (report: SimulatedReport) => Promise<void>;

export type PaymentSimulator = PaymentPort & {
  /** The checkout a link of ours names; null for one nobody signed, and for one signed for something else. */
  open(act: SimulatedAct, token: string): SimulatedCheckout | null;
  /** What pays this checkout back, as its link. */
  refundToken(checkout: SimulatedCheckout): string;
  /** What is reported of a paid deposit. */
  paid(checkout: SimulatedCheckout): Promise<SimulatedReport>;
  /** What is reported of a deposit that was paid back. */
  refunded(payment: Paid): Promise<SimulatedReport>;
  /** Where refunds are reported to. */
  reportTo(deliver: Deliver): void;
};

/** Names the amount: the simulator keeps no books, and knows by it what goes back. */
const PAYMENT = /^pi_sim_(\d+)_/;

/**
 * Stands in for a payment provider where no account is set up. Its page says that no money moves; its events are
 * Stripe's, signed and read by Stripe's own library, so that everything behind it is what runs in earnest.
 */
export function simulatedPayment(secret: string): PaymentSimulator {
  const client = stripeClient('sk_test_simulator');
  let deliver: Deliver = () => Promise.reject(new Error('Nobody listens to the simulator'));

  async function reportOf(
    id: string,
    type: string,
    { group, site, reservationId }: Omit<Paid, 'paymentId'>,
    facts: object,
  ): Promise<SimulatedReport> {
    const metadata = { group, site, reservation: reservationId };
    const body = JSON.stringify({ id, object: 'event', type, data: { object: { metadata, ...facts } } });
    const { webhooks } = await client();
    return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret }) };
  }

  async function refunded(payment: Paid): Promise<SimulatedReport> {
    const amount = Number(PAYMENT.exec(payment.paymentId)?.[1]);
    if (!amount) throw new Error('The simulator took no such payment');
    const charge = { payment_intent: payment.paymentId, amount, amount_refunded: amount, refunded: true };
    return reportOf(`evt_refunded_${payment.paymentId}`, 'charge.refunded', payment, charge);
  }

  return {
    isSimulated: true,
    async start({ group, site, reservationId, amountCents, description, returnUrl, expiresAt }) {
      // Part of an address, so nothing about the person is in it.
      const order = { group, site, reservationId, amountCents, description, returnUrl };
      const token = sealed('pay', { ...order, expiresAtMs: expiresAt.getTime() }, secret);
      const { origin } = new URL(returnUrl);
      return { checkoutId: `sim_${reservationId}`, url: `${origin}/api/payments/simulator?token=${token}` };
    },
    refund: async (payment) => deliver(await refunded(payment)),
    refunded,
    async read(body, signature) {
      const { webhooks } = await client();
      return readStripeEvent(webhooks.constructEvent(body, signature, secret));
    },
    open: (act, token) => opened(act, token, secret),
    refundToken: (checkout) => sealed('refund', checkout, secret),
    paid(checkout) {
      const { reservationId, amountCents } = checkout;
      return reportOf(`evt_paid_${reservationId}`, 'checkout.session.completed', checkout, {
        payment_intent: `pi_sim_${amountCents}_${reservationId}`,
        payment_status: 'paid',
        amount_total: amountCents,
      });
    },
    reportTo: (to) => void (deliver = to),
  };
}

function sealed(act: SimulatedAct, checkout: SimulatedCheckout, secret: string): string {
  const payload = Buffer.from(JSON.stringify(checkout)).toString('base64url');
  return `${payload}.${sealOf(act, payload, secret)}`;
}

function opened(act: SimulatedAct, token: string, secret: string): SimulatedCheckout | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!isExpected(signature, sealOf(act, payload, secret))) return null;
  return checkoutSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

function sealOf(act: SimulatedAct, payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`simulator ${act} ${payload}`).digest('base64url');
}
