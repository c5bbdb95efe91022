import { startMailDesk } from '../../../../test/desks/mail-desk';
import type { MailDesk } from '../../../../test/desks/mail-desk';

/** A vehicle's price with its type and its estimate, in every mail of a form about finance. */

let desk: MailDesk;
beforeAll(async () => {
  desk = await startMailDesk();
});
afterAll(() => desk.stop());

test('a price that charges are added to is named with its type and its estimate in every mail of a finance form, and so beside another figure', async () => {
  const facts = { group: 'sunrise', dealership_slug: 'west', price: 29_490, price_type: 'Excl. Govt. Charges' };
  const { id } = await desk.server.addVehicle({ ...facts, state: 'QLD' });
  const own = /\$29,490 Excl\. Govt\. Charges, \$3\d,\d{3} estimated drive-away in QLD/;
  const mailsOf = async (amount: string) => {
    const { email } = await desk.send({ form: 'finance-enquiry', car_id: id, amount });
    return Promise.all((['shopper', 'dealer'] as const).map((reader) => desk.mail(reader, email, /./)));
  };

  for (const [amount, before] of [
    ['29490', ''],
    ['25,000', '$25,000, as typed; the vehicle is '],
  ] as const) {
    for (const mail of await mailsOf(amount)) {
      const [, answer = ''] = /Cash price of the vehicle: (.+)/.exec(mail.text ?? '') ?? [];
      expect(answer.slice(0, before.length)).toBe(before);
      expect(answer.slice(before.length)).toMatch(own);
      for (const [price] of (mail.text ?? '').matchAll(/\$29,490.*/g)) expect(price).toMatch(own);
    }
  }
});

test.each([
  ['a finance enquiry whose cash price was left empty', { form: 'finance-enquiry' }],
  [
    'a pre-approval, which asks for another figure',
    {
      ...{ form: 'finance-pre-approval', amount: '20000', term_years: '5', employment: 'Full time', income: '90000' },
      housing: 'In my own home',
    },
  ],
])('%s: both mails name the price of the vehicle, its type and its estimate', async (_form, typed) => {
  const priced = { price: 29_490, price_type: 'Excl. Govt. Charges', state: 'QLD' };
  const { id } = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'west', ...priced });
  const { email } = await desk.send({ ...typed, car_id: id });

  for (const reader of ['shopper', 'dealer'] as const)
    expect((await desk.mail(reader, email, /./)).text).toMatch(
      /^Price: \$29,490 Excl\. Govt\. Charges, \$3\d,\d{3} estimated drive-away in QLD/m,
    );
});
