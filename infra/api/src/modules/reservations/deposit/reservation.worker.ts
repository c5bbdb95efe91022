import type { PgBoss } from 'pg-boss';
import type { ApiDeps } from '../../../api-deps';
import { withScope } from '../../../db/scope';
import { choosePayment } from '../../payments/choose-payment.service';
import { REFUND_QUEUE, ensureRefundQueue } from './refund-queue';
import type { RefundJob } from './refund-queue';
import { refundDue, settlePayments } from './settle-payment.service';

/** Pays cancelled deposits back. A refund that is asked for twice is one: the provider knows it by its payment. */
export async function registerRefundWorker(boss: PgBoss, { config, db, sites }: ApiDeps): Promise<void> {
  const { payment, simulator } = choosePayment(config);
  const settle = settlePayments({ db, jobs: boss, payment, sites });
  // A provider reports to the API's webhook; the simulator of this process reports here.
  simulator?.reportTo(async ({ body, signature }) => {
    const event = await simulator.read(Buffer.from(body), signature);
    if (event) await settle(event);
  });
  await ensureRefundQueue(boss);
  await boss.work<RefundJob>(REFUND_QUEUE, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) {
      const { group, reservationId } = data;
      const paymentId = await withScope(db, data, (tx) => refundDue(tx, { groupSlug: group, id: reservationId }));
      if (paymentId) await payment.refund({ ...data, paymentId });
    }
  });
}
