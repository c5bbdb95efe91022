import { withScope } from '../../../db/scope';
import { startReservationDesk } from '../../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../../test/desks/reservation-desk';
import { refundDue } from './settle-payment.service';

const scope = { group: 'sunrise', site: 'sunrise-cars' };

let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

test('a second payment while the first is on its way back goes back too, and the first one stays due', async () => {
  const token = await desk.reserved();
  // The simulator never took this payment: its refund fails, and stays due.
  await desk.webhook('checkout.session.completed', token, { amount: 100, payment: 'pi_of_another_house' });
  expect(await desk.stateOf(token)).toBe('refund_due');

  await desk.webhook('checkout.session.completed', token, { payment: 'pi_sim_20000_again' });

  expect(await desk.refundsOf(token)).toEqual(['evt_refunded_pi_sim_20000_again']);
  expect(await desk.stateOf(token)).toBe('refund_due');
  const id = token.split('.')[0] ?? '';
  const due = await withScope(desk.server.db, scope, (tx) => refundDue(tx, { groupSlug: scope.group, id }));
  expect(due).toBe('pi_of_another_house');
});
