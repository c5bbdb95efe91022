import { startMailDesk } from '../../../../test/desks/mail-desk';
import type { MailDesk } from '../../../../test/desks/mail-desk';
import { withScope } from '../../../db/scope';
import { findBookingOfLead } from '../../bookings/book-once.service';
import { moveBooking } from '../../bookings/change-booking.service';

const scope = { group: 'sunrise', site: 'sunrise-cars' };

let desk: MailDesk;
beforeAll(async () => {
  desk = await startMailDesk();
});
afterAll(() => desk.stop());

test('a booking that is moved again before its mails leave: each to the dealer holds one time, and the shopper reads the last', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'west' });
  const time = await desk.freeTime('test-drive', 'west-yard');
  const { email, token, leadId } = await desk.send({ form: 'test-drive', car_id: car.id, ...time });
  await desk.mail('dealer', email, /stock/);
  const site = desk.server.sites.findBySlug(scope.site);
  const [first, last] = [
    await desk.freeTime('test-drive', 'west-yard'),
    await desk.freeTime('test-drive', 'west-yard'),
  ];
  await withScope(desk.server.db, scope, async (tx) => {
    for (const { booking_date: date, booking_time: time } of [first, last]) {
      const booking = await findBookingOfLead(tx, scope.site, leadId);
      if (booking && site) await moveBooking(tx, desk.server.boss, site, booking, { date, time });
    }
  });
  const { when } = (await desk.call(`/api/bookings/${token}`)).json<{ when: string }>();

  await desk.mail('shopper', email, /now on/);
  const movesTold = () =>
    desk.catcher.mails.filter(
      ({ replyTo, subject }) => subject?.startsWith('Booking Moved') && replyTo?.[0]?.address === email,
    );
  await desk.until(() => Promise.resolve(movesTold().length === 2));

  const moves = movesTold();
  for (const { subject = '', text = '' } of moves) {
    const told = /Booked for: (.+)/.exec(text)?.[1] ?? 'none';
    expect(subject).toContain(`, ${told}`);
    expect(text).toContain(`moved a test drive of the ${car.name} to ${told}`);
    expect(text.includes(`it is now on ${when}`)).toBe(told !== when);
  }
  expect(new Set(moves.map(({ subject }) => subject)).size).toBe(2);
  const toShopper = desk.mailsTo(email).filter(({ subject }) => subject?.includes('now on'));
  expect(toShopper.map(({ subject }) => subject)).toEqual([`Your test drive is now on ${when}`]);
});

test('a booking that is moved before its first mail is written: the dealer reads the one time that holds', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'west' });
  const [asked, moved] = [
    await desk.freeTime('test-drive', 'west-yard'),
    await desk.freeTime('test-drive', 'west-yard'),
  ];
  desk.catcher.refusing = 451;
  const { email, token, leadId } = await desk.send({ form: 'test-drive', car_id: car.id, ...asked });
  await desk.untilDelivery(leadId, ({ attempts }) => attempts > 0);
  const whenNow = async () => (await desk.call(`/api/bookings/${token}`)).json<{ when: string }>().when;
  const before = await whenNow();
  const { booking_date, booking_time } = moved;
  await desk.call('/api/bookings/reschedule', { token, booking_date, booking_time });
  const now = await whenNow();
  desk.catcher.refusing = null;
  await desk.retryNow();

  const { subject, text = '' } = await desk.mail('dealer', email, /^Test Drive/);

  expect(now).not.toBe(before);
  expect(subject).toBe(`Test Drive: ${car.name} (stock ${car.stocknum}), ${now}`);
  expect(text).toContain(`booked a test drive of the ${car.name} on ${now}`);
  expect(text).toContain(`Booked for: ${now}`);
  expect(text).not.toContain(before);
  expect(text).not.toContain('moved it since');
});
