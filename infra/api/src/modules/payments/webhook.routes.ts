import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../plugins/problems';
import type { PaymentEvent, PaymentPort } from './payment.port';

type WebhookDeps = { payment: PaymentPort; handle: (event: PaymentEvent) => Promise<void> };

/** Where the payment provider reports. The raw bytes are what was signed, so this route reads no JSON. */
export const webhookRoutes: FastifyPluginAsyncZod<WebhookDeps> = async (app, { payment, handle }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/payments/webhook',
    {
      config: { policy: { tenant: 'platform', auth: 'public', cache: 'no-store', limit: 3_000 } },
      schema: { response: { 200: z.object({ received: z.literal(true) }) } },
    },
    async (request) => {
      const event = await read(payment, request.body, request.headers['stripe-signature']);
      if (event) await handle(event);
      return { received: true as const };
    },
  );
};

async function read(
  payment: PaymentPort,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<PaymentEvent | null> {
  try {
    return await payment.read(body as Buffer, String(signature ?? ''));
  } catch {
    // Forged, replayed after five minutes, or not JSON.
    throw new ProblemError('bad_request', 'The signature does not fit');
  }
}
