import { startMailDesk } from '../../../../test/desks/mail-desk';
import type { MailDesk } from '../../../../test/desks/mail-desk';

let desk: MailDesk;
beforeAll(async () => {
  desk = await startMailDesk();
});
afterAll(() => desk.stop());

const aCar = () => desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'west', price: 30_000 });

/** What the ADF of a mail to the dealer names, in its order. */
function adfIds({ attachments: [adf] }: Awaited<ReturnType<MailDesk['mail']>>): string[] {
  const xml = typeof adf?.content === 'string' ? adf.content : new TextDecoder().decode(adf?.content);
  return [...xml.slice(0, xml.indexOf('<requestdate>')).matchAll(/<id [^>]*>([^<]+)</g)].map(([, id = '']) => id);
}

async function expectOneReference(email: string, leadId: string, subjects: readonly RegExp[]) {
  for (const [index, subject] of subjects.entries()) {
    const mail = await desk.mail('dealer', email, subject);
    const ids = adfIds(mail);
    expect(mail.text).toContain(`Reference: ${leadId}`);
    expect(mail.text).not.toContain('Earlier lead');
    expect(ids[0]).toBe(leadId);
    // What came of it later has a number of its own besides.
    expect(new Set(ids).size).toBe(index === 0 ? 1 : 2);
  }
  const mails = desk.mailsTo(email);
  expect(mails.length).toBeGreaterThan(0);
  for (const { text } of mails) expect(text).toContain(`Your reference: ${leadId}`);
}

test('a reservation has one reference: in all of its mails, on its page and in every ADF', async () => {
  const reserving = { form: 'reserve', handover: 'I pick it up', paying_by: 'Bank transfer' };
  const { email, token, leadId } = await desk.send({ ...reserving, car_id: (await aCar()).id });
  await desk.webhook('checkout.session.completed', token);
  await desk.call('/api/reservations/cancel', { token });
  await desk.mail('shopper', email, /was paid back/);

  const news = [/Deposit Paid/, /Reservation Cancelled/, /Deposit Refunded/];
  await expectOneReference(email, leadId, [/Deposit Started/, ...news]);
  expect((await desk.call(`/api/reservations/${token}`)).json()).toMatchObject({ reference: leadId });
});

test('so has a booking', async () => {
  const time = await desk.freeTime('test-drive', 'west-yard');
  const { email, token, leadId } = await desk.send({ form: 'test-drive', car_id: (await aCar()).id, ...time });
  await desk.call('/api/bookings/cancel', { token });
  await desk.mail('shopper', email, /is cancelled/);

  await expectOneReference(email, leadId, [/Test Drive/i, /Booking Cancelled/]);
  expect((await desk.call(`/api/bookings/${token}`)).json()).toMatchObject({ reference: leadId });
});
