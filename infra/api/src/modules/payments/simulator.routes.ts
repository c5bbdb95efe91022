import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { formatMoney } from '@shared-kit/domain/format-money';
import { escapeHtml } from '../../escape-html';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import type { PaymentSimulator, SimulatedReport } from './simulated-payment';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 };
const querystring = z.object({ token: z.string().max(3_000) });
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The simulator's payment page: says what it is, takes nothing, and sends the webhooks a provider would send. */
export const simulatorRoutes: FastifyPluginAsyncZod<{ simulator: PaymentSimulator }> = async (app, { simulator }) => {
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

  app.get(
    '/api/payments/simulator',
    { config: { policy }, schema: { querystring, response: { 200: z.string() } } },
    async ({ query: { token } }, reply) => {
      const checkout = simulator.open(token);
      if (!checkout) throw new ProblemError('not_found', 'No such payment');
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', CSP)
        .serializer((text: string) => text)
        .send(paymentPage(checkout, token));
    },
  );

  app.post(
    '/api/payments/simulator/pay',
    { config: { policy }, schema: { querystring } },
    async ({ query: { token } }, reply) => {
      const checkout = simulator.open(token);
      if (!checkout) throw new ProblemError('not_found', 'No such payment');
      if (checkout.expiresAtMs < Date.now()) throw new ProblemError('gone', 'The payment has expired');
      await report(simulator.paid(checkout));
      return reply.redirect(checkout.returnUrl, 303);
    },
  );
};

function paymentPage(
  { amountCents, description, returnUrl }: { amountCents: number; description: string; returnUrl: string },
  token: string,
) {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Payment simulator</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#16181d}p.note{background:#fff4d6;padding:.75rem 1rem;border-radius:8px}button,a{display:inline-block;min-height:44px;padding:.6rem 1.2rem;border-radius:8px;font:inherit}button{border:0;background:#1657d9;color:#fff}a{color:#16181d}</style></head><body><main><p class="note"><strong>Payment simulator.</strong> No account with a payment provider is set up: no money moves and no card is asked for.</p><h1>${escapeHtml(formatMoney(amountCents / 100))}</h1><p>${escapeHtml(description)}</p><form method="post" action="/api/payments/simulator/pay?token=${escapeHtml(token)}"><button>Pay</button> <a href="${escapeHtml(returnUrl)}">Go back without paying</a></form></main></body></html>`;
}
