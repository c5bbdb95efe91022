import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import type { PaymentSimulator, SimulatedCheckout, SimulatedReport } from './simulated-payment.adapter';
import { simulatorPage } from './simulator-page';
import type { SimulatorNext } from './simulator-page';

/** The payment that stands of a checkout, as whoever took it knows; null for none. */
export type PaymentOf = (checkout: SimulatedCheckout) => Promise<string | null>;

type SimulatorDeps = { simulator: PaymentSimulator; paymentOf: PaymentOf };

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 };
const querystring = z.object({ token: z.string().max(3_000) });
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The simulator's payment page: says what it is, takes nothing, and sends the webhooks a provider would send: of a deposit
 * paid, and of one that the dealer pays back in the provider's own pages.
 */
export const simulatorRoutes: FastifyPluginAsyncZod<SimulatorDeps> = async (app, { simulator, paymentOf }) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );

  const report = ({ body, signature }: SimulatedReport) =>
    app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
  simulator.reportTo(async (refund) => {
    const { statusCode } = await report(refund);
    if (statusCode !== 200) throw new Error(`The refund was not heard: ${statusCode}`);
  });

  async function nextOf(checkout: SimulatedCheckout, token: string): Promise<SimulatorNext> {
    const isPaid = (await paymentOf(checkout)) !== null;
    return isPaid ? { act: 'refund', token: simulator.refundToken(checkout) } : { act: 'pay', token };
  }

  app.get(
    '/api/payments/simulator',
    { config: { policy }, schema: { querystring, response: { 200: z.string() } } },
    async ({ query: { token } }, reply) => {
      const checkout = simulator.open('pay', token);
      if (!checkout) throw new ProblemError('not_found', 'No such payment');
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', CSP)
        .serializer((text: string) => text)
        .send(simulatorPage(checkout, await nextOf(checkout, token)));
    },
  );

  app.post(
    '/api/payments/simulator/pay',
    { config: { policy }, schema: { querystring } },
    async ({ query: { token } }, reply) => {
      const checkout = simulator.open('pay', token);
      if (!checkout) throw new ProblemError('not_found', 'No such payment');
      if (checkout.expiresAtMs < Date.now()) throw new ProblemError('gone', 'The payment has expired');
      await report(await simulator.paid(checkout));
      return reply.redirect(checkout.returnUrl, 303);
    },
  );

  app.post(
    '/api/payments/simulator/refund',
    { config: { policy }, schema: { querystring } },
    async ({ query: { token } }, reply) => {
      const checkout = simulator.open('refund', token);
      if (!checkout) throw new ProblemError('not_found', 'No such payment');
      const paymentId = await paymentOf(checkout);
      if (paymentId !== null) await report(await simulator.refunded({ ...checkout, paymentId }));
      return reply.redirect(checkout.returnUrl, 303);
    },
  );
};
