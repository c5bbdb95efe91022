import { startMailDesk } from '../../../test/desks/mail-desk';
import type { MailDesk } from '../../../test/desks/mail-desk';

let desk: MailDesk;
beforeAll(async () => {
  desk = await startMailDesk();
});
afterAll(() => desk.stop());

/** Both mails of a finance enquiry that has figures with it. */
async function mailsAbout(figures: string, answers: object = {}) {
  const { token } = (await desk.call(`/api/finance-quotes?${figures}`)).json<{ token: string }>();
  const typed = { form: 'finance-enquiry', quote: token, amount: '30000', term_years: '5', ...answers };
  const { email } = await desk.send(typed);
  const shopper = await desk.mail('shopper', email, /finance/);
  const dealer = await desk.mail('dealer', email, /./);
  const [adf] = dealer.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).toString());
  return { token, shopper: shopper.text ?? '', dealer: dealer.text ?? '', adf: adf ?? '' };
}

test('the confirmation has the quoted figures, both rates, their warning and the link to them', async () => {
  const { token, shopper } = await mailsAbout('amount=30000&deposit=2000&term=6&interest=4&frequency=52');

  expect(shopper).toMatch(/^YOUR REPAYMENT FIGURES$/m);
  expect(shopper).toMatch(/^Repayment: \$\d+ a week$/m);
  expect(shopper).toMatch(/^Interest rate: 4\.00% p\.a\.$/m);
  expect(shopper).toMatch(/^Comparison rate: \d\.\d\d% p\.a\.$/m);
  expect(shopper).toMatch(/^Deposit: \$2,000$/m);
  expect(shopper).toContain(`Link to the figures: http://sunrise-cars.test/finance-quote?signed=${token}`);
  expect(shopper).toContain('WARNING: This comparison rate is true only');
});

test('the dealer reads that the shopper worked the figures out, and a rate that is not their own', async () => {
  const chosen = await mailsAbout('amount=30000&term=5&interest=4');
  const own = await mailsAbout('amount=30000&term=5');

  const whose = "Figures by: Worked out by the shopper with this site's calculator, not an offer.";
  expect(chosen.dealer).toContain(
    `${whose} The interest rate was set in the calculator; the site itself has another one today.\n`,
  );
  expect(own.dealer).toContain(`${whose}\n`);
});

test('an enquiry from a vehicle’s own page has the figures of its calculator in both mails', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise', dealership_slug: 'west', price: 30_000 });
  const url = `${car.path}?amount=30000&deposit=2000&term=6&interest=4&frequency=52`;
  const { email } = await desk.send({ form: 'enquiry', car_id: car.id, url, message: 'Is it there?' });

  for (const reader of ['shopper', 'dealer'] as const) {
    const { text = '' } = await desk.mail(reader, email, /./);
    expect(text).toMatch(/Repayment: \$\d+ a week$/m);
    expect(text).toMatch(/Comparison rate: \d\.\d\d% p\.a\.$/m);
    expect(text).toMatch(/Link to the figures: http:\/\/sunrise-cars\.test\/finance-quote\?signed=\S+$/m);
  }
});

test('a form that asks for another loan than its figures are for: both mails and the ADF say which is which', async () => {
  const figures = 'amount=30000&deposit=2000&term=5&interest=4&frequency=52';
  const other = await mailsAbout(figures, { amount: '28,000', deposit: '', term_years: '4' });
  const same = await mailsAbout(figures, { deposit: '2,000' });

  const asked = 'The form asks for Cash price of the vehicle: $28,000, Deposit: $0, Years: 4 years.';
  const quoted =
    /These figures, of \w+ \d+ \w+ \d{4}, \d+:\d\d\s[ap]m A[A-Z]+T, are for Cash price of the vehicle: \$30,000, Deposit: \$2,000, Years: 5 years: no repayment was worked out for what the form asks\./;
  for (const text of [other.shopper, other.dealer, other.adf]) {
    expect(text).toContain(`Form and figures differ: ${asked}`);
    expect(text).toMatch(quoted);
  }
  for (const text of [same.shopper, same.dealer, same.adf]) expect(text).not.toContain('Form and figures differ');
});
