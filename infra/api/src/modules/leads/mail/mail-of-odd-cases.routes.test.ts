import { startMailDesk } from '../../../../test/desks/mail-desk';
import type { MailDesk } from '../../../../test/desks/mail-desk';

/** Mails about what is not there: a time, a vehicle, a make that is one. */

let desk: MailDesk;
beforeAll(async () => {
  desk = await startMailDesk();
});
afterAll(() => desk.stop());

test('a test drive without a time promises no car at the front', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'west' });
  const { email } = await desk.send({ form: 'test-drive', car_id: car.id });

  const mail = await desk.mail('shopper', email, /./);

  expect(mail.subject).toBe(`Your test drive of the ${car.name}: no time yet`);
  expect(mail.text).toContain('We call you to agree on a day and a time.');
  expect(mail.text).not.toMatch(/at the front|booked/);
  expect((await desk.mail('dealer', email, /./)).text).toContain('no time is agreed yet');
});

test.each([
  ['coming soon', { status: 'coming_soon' }],
  ['reserved', { reserved: true }],
] as const)('a test drive of a vehicle that is %s is asked for and promised to nobody', async (unsure, facts) => {
  const car = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'west', ...facts });
  const time = await desk.freeTime('test-drive', 'west-yard');
  const { email, token } = await desk.send({ form: 'test-drive', car_id: car.id, ...time });

  const toShopper = await desk.mail('shopper', email, /^You asked for a test drive on \w+day/);
  const toDealer = await desk.mail('dealer', email, /./);

  expect(toShopper.text).toContain(`It is not confirmed yet: the vehicle is ${unsure}. We call you before then.`);
  expect(`${toShopper.text}${toShopper.html}`).not.toMatch(/at the front|booked/);
  expect(toDealer.text).toContain(`asks for a test drive of the ${car.name} on`);
  expect(toDealer.text).toContain(`call to confirm it, the vehicle is ${unsure}`);
  expect((await desk.call(`/api/bookings/${token}`)).json()).toMatchObject({ unsure });
});

test('what somebody types as a make carries no address to a stranger', async () => {
  const trade = { trade_make: 'https://evil.example', trade_model: '<b>ID.4</b>', trade_km: '9', trade_year: '2020' };
  const { email } = await desk.send({ form: 'trade-in', trade_condition: 'Good', ...trade });

  const mail = await desk.mail('shopper', email, /./);

  expect(mail.subject).toBe('Your 2020 https evil example b ID.4 b: we call you with a figure');
  expect(mail.text).not.toContain('evil.example');
});

test('nobody books a test drive of a sold vehicle, and other questions about one say that it is', async () => {
  const sold = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'west', status: 'sold' });
  const asked = { car_id: sold.id, ...(await desk.freeTime('test-drive', 'west-yard')) };

  await expect(desk.send({ form: 'test-drive', ...asked })).rejects.toThrow('This vehicle is sold.');
  await expect(desk.send({ form: 'test-drive', car_id: sold.id })).rejects.toThrow('This vehicle is sold.');
  const { email } = await desk.send({
    form: 'finance-enquiry',
    amount: '30000',
    deposit: '0',
    term_years: '5',
    car_id: sold.id,
  });

  expect((await desk.mail('shopper', email, /./)).text).toContain(`${sold.name} (sold)`);
  expect((await desk.mail('dealer', email, /./)).text).toContain('Status: Sold before this was sent');
});
