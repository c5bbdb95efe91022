import { sql } from 'drizzle-orm';
import { WEST, startMailDesk } from '../../../../test/desks/mail-desk';
import type { MailDesk } from '../../../../test/desks/mail-desk';
import { withScope } from '../../../db/scope';
import { expireHolds } from '../../reservations/hold/hold-car.service';
import { notifyEndedHolds } from '../../reservations/hold/notify-ended-holds.service';
import { LEAD_NEWS } from './lead-news.service';

/** What becomes of a lead later, and both mails about it. */

const scope = { group: 'sunrise', site: 'sunrise-cars' };
const RESERVING = { form: 'reserve', handover: 'I pick it up', paying_by: 'Bank transfer' };

let desk: MailDesk;
beforeAll(async () => {
  desk = await startMailDesk();
});
afterAll(() => desk.stop());

const aCar = () =>
  desk.server.addVehicle({
    group: 'sunrise',
    dealership_slug: 'west',
    price: 30_000,
    price_type: 'Excl. Govt. Charges',
  });
let shoppers = 0;
/** By somebody who holds no other car. */
const reserved = async () =>
  desk.send({ ...RESERVING, car_id: (await aCar()).id, phone: `04${60_000_000 + (shoppers += 1)}` });
const cancel = (token: string) => desk.call('/api/reservations/cancel', { token });
const stateOf = async (token: string) =>
  (await desk.call(`/api/reservations/${token}`)).json<{ state: string }>().state;

async function booked() {
  const time = await desk.freeTime('test-drive', 'west-yard');
  return desk.send({ form: 'test-drive', car_id: (await aCar()).id, ...time });
}

async function letHoldRunOut(token: string): Promise<void> {
  await desk.stored(
    sql`update reservation set expires_at = now() - interval '1 minute' where id::text = ${token.split('.')[0]}`,
  );
  await withScope(desk.server.db, scope, (tx) => expireHolds(tx));
}

function tellEnds(): Promise<number> {
  const site = desk.server.sites.findBySlug(scope.site);
  if (!site) throw new Error('The site is not there');
  return withScope(desk.server.db, scope, (tx) => notifyEndedHolds(tx, desk.server.boss, site));
}

type Mailed = { email: string; shopper: [RegExp, string]; dealer: [RegExp, string] };

const NEWS: Readonly<Record<string, () => Promise<Mailed>>> = {
  [LEAD_NEWS.bookingMoved]: async () => {
    const { email, token } = await booked();
    const before = (await desk.call(`/api/bookings/${token}`)).json<{ when: string }>().when;
    await desk.call('/api/bookings/reschedule', { token, ...(await desk.freeTime('test-drive', 'west-yard')) });
    const { when } = (await desk.call(`/api/bookings/${token}`)).json<{ when: string }>();
    const mails = [await desk.mail('shopper', email, /now on/), await desk.mail('dealer', email, /Booking Moved/)];
    for (const { text, html } of mails) expect(`${text} ${html}`).not.toContain(before);
    return {
      email,
      shopper: [new RegExp(`^Your test drive is now on ${when}$`), `When: ${when}`],
      dealer: [/^Booking Moved: 2021 Toyota RAV4/, `Booked for: ${when}`],
    };
  },
  [LEAD_NEWS.bookingCancelled]: async () => {
    const { email, token } = await booked();
    const { when } = (await desk.call(`/api/bookings/${token}`)).json<{ when: string }>();
    await desk.call('/api/bookings/cancel', { token });
    return {
      email,
      shopper: [new RegExp(`^Your test drive on ${when} is cancelled$`), 'takes it out of your calendar'],
      dealer: [/^Booking Cancelled: /, `Was booked for: ${when}`],
    };
  },
  [LEAD_NEWS.depositPaid]: async () => {
    const { email, token } = await reserved();
    await desk.webhook('checkout.session.completed', token);
    return {
      email,
      shopper: [/^Your reservation of the 2021 Toyota RAV4 GXL is confirmed$/, 'Your deposit of $200 is paid'],
      dealer: [/^Deposit Paid: /, 'Take it off the market. $200'],
    };
  },
  [LEAD_NEWS.depositToRefund]: async () => {
    const { email, token } = await reserved();
    await desk.webhook('checkout.session.completed', token, { amount: 100 });
    return {
      email,
      shopper: [/^Your payment for the 2021 Toyota RAV4 GXL is going back to you$/, 'It is being paid back.'],
      dealer: [/^Deposit To Refund: /, 'It is being paid back. $1'],
    };
  },
  [LEAD_NEWS.secondPayment]: async () => {
    const { email, token } = await reserved();
    await desk.webhook('checkout.session.completed', token);
    await desk.webhook('checkout.session.completed', token, { payment: 'pi_sim_20000_again' });
    return {
      email,
      shopper: [/^Your second payment for the 2021 Toyota RAV4 GXL/, 'Your first payment stands.'],
      dealer: [/^Second Payment To Refund: /, 'the first one stands'],
    };
  },
  [LEAD_NEWS.depositRefunded]: async () => {
    const { email, token } = await reserved();
    await desk.webhook('checkout.session.completed', token, { amount: 100 });
    return {
      email,
      shopper: [
        /^Your deposit for the 2021 Toyota RAV4 GXL was paid back$/,
        '$1 for the 2021 Toyota RAV4 GXL was paid',
      ],
      dealer: [/^Deposit Refunded: /, 'Paid back: $1'],
    };
  },
  [LEAD_NEWS.reservationCancelled]: async () => {
    const { email, token } = await reserved();
    await desk.webhook('checkout.session.completed', token);
    await cancel(token);
    return {
      email,
      shopper: [/^Your reservation of the 2021 Toyota RAV4 GXL is cancelled$/, 'Your deposit of $200 goes back'],
      dealer: [/^Reservation Cancelled: /, 'Deposit to pay back: $200'],
    };
  },
  [LEAD_NEWS.holdEnded]: async () => {
    const { email, token } = await reserved();
    await letHoldRunOut(token);
    await tellEnds();
    return {
      email,
      shopper: [
        /^Your hold on the 2021 Toyota RAV4 GXL has ended$/,
        'Reserve it again: http://sunrise-cars.test/checkout',
      ],
      dealer: [/^Hold Ended: /, 'it is no longer held'],
    };
  },
  [LEAD_NEWS.offerAccepted]: async () => {
    const year = new Date().getFullYear() - 3;
    for (const price of [28_000, 30_000, 32_000])
      await desk.server.addVehicle({ group: 'sunrise', make: 'Kia', model: 'Seltos', year, km: 40_000, price });
    const trade = { trade_make: 'Kia', trade_model: 'Seltos', trade_year: String(year), trade_km: '40,000' };
    const { email, token } = await desk.send({ form: 'trade-in', trade_condition: 'Good', ...trade });
    await desk.call('/api/valuations/accept', { token });
    return {
      email,
      shopper: [/^You accepted our estimate for your \d{4} Kia Seltos$/, 'our estimate of $24,000 to $26,400'],
      dealer: [/^3\. Offer Accepted: \d{4} Kia Seltos$/, 'Accepted: Yes'],
    };
  },
};

test('all news that a shopper is mailed of are read here', () => {
  const unmailed: string[] = [LEAD_NEWS.subscribed, LEAD_NEWS.unsubscribed];
  const mailed = Object.values(LEAD_NEWS).filter((news) => !unmailed.includes(news));

  expect(Object.keys(NEWS).toSorted()).toEqual(mailed.toSorted());
});

test.each(Object.entries(NEWS))('%s: the shopper and the dealership both hear of it', async (news, act) => {
  const { email, shopper, dealer } = await act();

  const toShopper = await desk.mail('shopper', email, shopper[0]);
  const toDealer = await desk.mail('dealer', email, dealer[0]);

  expect(toShopper.text).toContain(shopper[1]);
  expect(toDealer.text).toContain(dealer[1]);
  expect(toDealer.envelopeTo).toEqual([WEST.email]);
  const isOver = ['Cancelled', 'Ended', 'Refund'].some((word) => news.includes(word));
  if (isOver && !news.startsWith('Second')) expect(toDealer.text).not.toMatch(/Left to pay|Held until/);
  expect(toShopper.replyTo?.[0]?.address).toBe(WEST.email);
  for (const [price] of (toShopper.text ?? '').matchAll(/\$(30|29),\d{3}.{0,28}/g))
    expect(price).toMatch(/Excl\. Govt\. Charges|government charges/);
});

test('the end of a hold is told once, however many rounds look at the same moment', async () => {
  const { email, token } = await reserved();
  await letHoldRunOut(token);

  const told = await Promise.all([tellEnds(), tellEnds(), tellEnds()]);
  await desk.mail('dealer', email, /Hold Ended/);
  await desk.mail('shopper', email, /has ended/);

  expect(told.reduce((sum, one) => sum + one)).toBe(1);
  expect(await tellEnds()).toBe(0);
  expect(desk.mailsTo(email).filter(({ subject }) => subject?.includes('has ended'))).toHaveLength(1);
});

test('a deposit that is cancelled goes back by itself, once, and the car is free again', async () => {
  const car = await aCar();
  const { email, token } = await desk.send({ ...RESERVING, car_id: car.id });
  await desk.webhook('checkout.session.completed', token);
  expect((await desk.call(`/api/reservations/${token}`)).json()).toMatchObject({
    cancellable: true,
    conditions: expect.arrayContaining([expect.stringContaining('All of the $200 goes back')]) as string[],
  });

  const answers = await Promise.all([cancel(token), cancel(token), cancel(token)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await desk.call(`/api/lead-cars/${car.id}`)).json()).toMatchObject({ reservable: true });
  await desk.until(async () => (await stateOf(token)) === 'refunded');
  await desk.mail('shopper', email, /was paid back/);

  expect((await desk.call(`/api/reservations/${token}`)).json()).toMatchObject({ cancelled: true, cancellable: false });
  const subjects = desk.mailsTo(email).map(({ subject = '' }) => subject);
  expect(subjects.filter((subject) => subject.includes('is cancelled'))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.includes('was paid back'))).toHaveLength(1);
  expect((await desk.send({ ...RESERVING, car_id: car.id })).token).not.toBe(token);
});

test('a payment page that is still open does not bring a cancelled reservation back: its money goes back', async () => {
  const { token } = await reserved();
  await cancel(token);
  expect(await stateOf(token)).toBe('cancelled');

  await desk.webhook('checkout.session.completed', token);

  await desk.until(async () => (await stateOf(token)) === 'refunded');
});

test('once its time is over a deposit is a matter for people', async () => {
  const { token } = await reserved();
  await desk.webhook('checkout.session.completed', token);
  await letHoldRunOut(token);

  expect((await cancel(token)).statusCode).toBe(409);
  expect((await cancel(`${token}x`)).statusCode).toBe(404);
  expect(await stateOf(token)).toBe('paid');
});
