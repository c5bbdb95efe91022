import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { choosePayment } from '../payments/choose-payment.service';
import { listenForPayments } from '../payments/payments.service';
import { reservationsRoutes } from './reservations.routes';
import { settlePayments, standingPayment } from './deposit/settle-payment.service';

/** Deposits that hold a car, and the payment port they go through. */
export async function reservationsModule(app: FastifyInstance, { config, db, jobs, sites }: ApiDeps): Promise<void> {
  const payments = choosePayment(config);
  const { payment } = payments;
  await app.register(reservationsRoutes, { db, jobs, payment, sessionSecret: config.SESSION_SECRET });
  await listenForPayments(app, payments, settlePayments({ db, jobs, payment, sites }), standingPayment(db));
}
