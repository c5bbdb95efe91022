import type { FastifyInstance } from 'fastify';
import type { PaymentEvent, PaymentPort } from './payment.port';
import type { PaymentSimulator } from './simulated-payment.adapter';
import { simulatorRoutes } from './simulator.routes';
import type { PaymentOf } from './simulator.routes';
import { webhookRoutes } from './webhook.routes';

type Payments = { payment: PaymentPort; simulator: PaymentSimulator | null };

/** Hears what the provider reports, and serves the simulator's page where no provider is set up. */
export async function listenForPayments(
  app: FastifyInstance,
  { payment, simulator }: Payments,
  handle: (event: PaymentEvent) => Promise<void>,
  paymentOf: PaymentOf,
): Promise<void> {
  await app.register(webhookRoutes, { payment, handle });
  if (simulator) await app.register(simulatorRoutes, { simulator, paymentOf });
}
