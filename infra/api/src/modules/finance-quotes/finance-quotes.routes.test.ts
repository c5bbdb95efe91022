import type { FinanceQuote } from '@shared-kit/contracts/finance/finance-quote.contract';
import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { quoteRows } from '@shared-kit/domain/finance/loan/quoted-loan';
import { sql } from 'drizzle-orm';
import { enquiries } from '../../../test/enquiry';
import { FEES, startQuotes } from '../../../test/finance-quotes';
import { quoteToken } from './quote-token';

let api: Awaited<ReturnType<typeof startQuotes>>;
beforeAll(async () => {
  api = await startQuotes();
});
afterAll(() => api.server.stop());

const FIGURES = 'deposit=$2,000&trade_in=9000&residual=5000&term=4.5&interest=8.5&frequency=26';

test('a link reproduces what it was made of: both rates, fees, term, deposit, trade-in, final payment, total', async () => {
  const car = await api.aCar();

  const quote = await api.read(await api.tokenOf(`car_id=${car.slug}&amount=30000&${FIGURES}`));

  expect(quote.loan).toEqual({
    ...{ amount: 30_000, deposit: 2000, trade_in: 9000, residual: 5000, term: 4.5, interest: 8.5, frequency: 26 },
    fees: [{ name: 'Establishment fee', amount: 395, each: 'loan' }, ...FEES],
    // 19,401 at 8.5 % over 117 fortnights to 5,000 by the annuity formula: 164.67; 117 of 165, 54 of 8, and 5,000.
    ...{ repayment: 165, total: 24_737, comparison: expect.closeTo(10.5, 0) as number },
  });
  expect(quote.vehicle).toEqual({ id: car.id, name: car.name, price: 30_000, price_text: '$30,000 Drive Away' });
  expect([quote.path, quote.changes]).toEqual([car.path, []]);
  expect(quote.today).toEqual(quote.loan);
  expect(Date.now() - Date.parse(quote.as_at)).toBeLessThan(120_000);
});

test.each([
  [9000, 4000, 5000],
  // More than the trade-in brings.
  [5000, 9000, 0],
])('of a trade-in of $%d on which $%d is owed a link has $%d, as the calculator', async (brings, owed, counted) => {
  const quote = await api.read(await api.tokenOf(`amount=30000&trade_in=${brings}&owed=${owed}`));

  expect(quote.loan.trade_in).toBe(counted);
  expect(quote.loan.shortfall).toBe(owed > brings ? owed - brings : undefined);
});

test('what is owed beyond a trade-in, as calculators carry it, stands in the link', async () => {
  const quote = await api.read(await api.tokenOf('amount=30000&trade_in=0&owed_beyond=14800'));

  expect(quote.loan).toMatchObject({ trade_in: 0, shortfall: 14_800 });
});

test('figures that the browser names are not believed: only what they are worked out from', async () => {
  const quote = await api.read(
    await api.tokenOf('amount=30000&term=5&interest=10&repayment=1&comparison=0.1&total=1&fees=[]'),
  );

  expect(quote.loan.repayment).toBeGreaterThan(140);
  expect(quote.loan.fees).toHaveLength(3);
});

test('a link that was changed, cut or is of another site is refused with words', async () => {
  const token = await api.tokenOf('amount=30000&term=5&interest=10');
  const [text = '', signature = ''] = token.split('.');
  const cheaper = Buffer.from(Buffer.from(text, 'base64url').toString().replace('30000', '10000')).toString(
    'base64url',
  );

  for (const wrong of [
    `${cheaper}.${signature}`,
    text,
    `${text}.`,
    `${text}.${signature}.x`,
    token.slice(0, -1),
    'rubbish',
  ]) {
    const answer = await api.get(`/api/finance-quotes/signed?token=${encodeURIComponent(wrong)}`);
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      404,
      'This link was changed, or is of another site',
    ]);
  }
  expect((await api.get(`/api/finance-quotes/signed?token=${token}`, 'sunrise-vans.test')).statusCode).toBe(404);
  expect((await api.get(`/api/finance-quotes/signed?token=${token}`)).statusCode).toBe(200);
});

test.each([
  ['amount=lots', 'amount', 'The amount “lots” is no number'],
  ['amount=20000&deposit=20000', 'deposit', 'Deposit and trade-in pay for all of it: there is nothing to borrow.'],
  ['amount=20000&deposit=11000&trade_in=9000', 'deposit', expect.stringContaining('Deposit and trade-in')],
  ['amount=20000&residual=250000&term=1', 'residual', expect.stringContaining('nothing to repay')],
  ['amount=20000&interest=NaN', 'interest', 'The interest rate “NaN” is no number'],
  ['amount=20000&interest=0', 'interest', 'The interest rate cannot be 0 here: it would be 0.5'],
  ['amount=20000&trade_in=5000&owed=abc', 'trade_in', 'The trade-in “5000 - abc owed” is no number'],
  ['amount=&term=5', 'amount', 'The amount is empty. Enter dollars in digits, like 30,000.'],
  ['amount=20000&term=', 'term', 'The term is empty. Enter years in digits, from 1 to 7.'],
  [
    'amount=20000&interest= ',
    'interest',
    'The interest rate is empty. Enter percent a year in digits, from 0.5 to 15.',
  ],
  ['amount=2000&interest=15&term=1', 'term', expect.stringMatching(/^No lender may offer this: .* above 48% a year/)],
  ['amount=20000&frequency=13', 'frequency', 'The repayments a year cannot be 13 here: it would be 52'],
  ['amount=20000&frequency=abc', 'frequency', 'The frequency “abc” is no number'],
  ['amount=20000&term=30', 'term', 'The term cannot be 30 here: it would be 7'],
])('%s makes no link: words for %s', async (query, field, words) => {
  const answer = await api.make(query);

  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ fieldErrors: object }>().fieldErrors).toEqual({ [field]: [words] });
});

test('when price, fees or rate have changed since, the old figures stand and the new are said', async () => {
  const car = await api.aCar();
  const site = api.server.sites.all().find(({ slug }) => slug === 'sunrise-cars')!;
  const then = await api.read(await api.tokenOf(`car_id=${car.id}&amount=30000&term=5&interest=10`));
  const loan = { ...then.loan, amount: 28_000, fees: [], repayment: 137, comparison: 10.03, total: 35_620 };
  const vehicle = { id: car.id, name: car.name, price: 28_000, price_text: '$28,000 Drive Away' };
  const at = new Date('2026-03-02T01:30:00Z');
  const token = quoteToken(api.server.config.SESSION_SECRET, site.slug, { at, loan, vehicle });

  const quote = await api.read(token);

  expect(quote.loan).toEqual(loan);
  expect(quote.as_at_text).toBe('Monday 2 March 2026, 11:30\u00a0am AEST');
  expect(quote.today).toMatchObject({ amount: 30_000, repayment: then.loan.repayment });
  expect(quote.changes).toEqual([
    `The ${car.name} is $30,000 Drive Away today; it was $28,000 Drive Away.`,
    expect.stringMatching(/^The fees today: Establishment fee \$395\.00, borrowed with it, /),
    expect.stringMatching(
      /^Today \$149 a week at 10\.00% p\.a\. · \d\d\.\d\d% p\.a\. comparison rate, loan of \$30,000, over 5 years, \$/,
    ),
  ]);
});

test('a car that was sold since, and one of another dealer, are no car of the figures', async () => {
  const car = await api.aCar();
  const foreign = await api.server.addVehicle({ group: 'harbor', price: 30_000 });
  const token = await api.tokenOf(`car_id=${car.id}&amount=30000&term=5&interest=10`);
  await enquiries(api.server).inDatabase(sql`delete from vehicle where id = ${car.id}`);

  const quote = await api.read(token);
  expect([quote.path, quote.changes[0]]).toEqual([null, `The ${car.name} can no longer be had with a loan.`]);
  expect(await refused(`car_id=${foreign.id}`)).toEqual([422, { car_id: ['The vehicle is not here.'] }]);
});

/** What is said of a link for such a car. */
async function refused(about: string) {
  const answer = await api.make(`${about}&amount=30000&term=5`);
  return [answer.statusCode, answer.json<{ fieldErrors?: object }>().fieldErrors];
}

test('a car that is sold, or of a make that is never financed, gets no link and is said to', async () => {
  const car = await api.aCar({ status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) });
  expect((await api.get(`/api/cars/${car.slug}`)).statusCode).toBe(200);

  expect(await refused(`car_id=${car.id}`)).toEqual([422, { car_id: [`The ${car.name} is sold.`] }]);
  const suzuki = await api.aCar({ make: 'Suzuki', model: 'Swift' });
  expect(await refused(`car_id=${suzuki.slug}`)).toEqual([
    422,
    { car_id: [`The ${suzuki.name} is not offered with a loan.`] },
  ]);
});

test('what the page of a dear car may calculate with, its link may too (S5-31)', async () => {
  const flags = { ...api.server.sites.all()[0]!.flags, finance_amount_above_price: true };
  await api.server.addSite({ slug: 'sunrise-dear', group: 'sunrise', flags });
  const car = await api.aCar({ price: 300_000 });
  const { token } = (await api.make(`car_id=${car.id}&amount=310000&term=5&interest=10`, 'sunrise-dear.test')).json<{
    token: string;
  }>();

  const quote = await api.get(`/api/finance-quotes/signed?token=${token}`, 'sunrise-dear.test');
  expect(quote.json<FinanceQuote>().loan.amount).toBe(310_000);

  await enquiries(api.server).inDatabase(sql`delete from vehicle where id = ${car.id}`);
  const gone = (await api.get(`/api/finance-quotes/signed?token=${token}`, 'sunrise-dear.test')).json<FinanceQuote>();
  expect(gone.today).toBeNull();
  expect(gone.changes).toContain('These figures are outside what is calculated here today.');
});

test.each([
  ['term', 9],
  ['deposit', 260_000],
  ['residual', 260_000],
  ['amount', 400_000],
])('figures whose %s is no longer calculated here are not worked out with another one', async (figure, was) => {
  const { loan } = await api.read(await api.tokenOf('amount=30000&term=5&interest=10'));
  const token = quoteToken(api.server.config.SESSION_SECRET, 'sunrise-cars', {
    ...{ at: new Date(), vehicle: null },
    loan: { ...loan, [figure]: was },
  });

  const quote = await api.read(token);

  expect([quote.today, quote.changes]).toEqual([
    null,
    expect.not.arrayContaining([expect.stringContaining('Today $')]),
  ]);
  expect(quote.changes).toHaveLength(1);
});

test('a car that could not be looked up is not said to be gone', async () => {
  const car = await api.aCar();
  const token = await api.tokenOf(`car_id=${car.id}&amount=30000&term=5`);
  const { inDatabase } = enquiries(api.server);
  await inDatabase(sql`alter table vehicle rename to vehicle_away`);

  const answer = await api.get(`/api/finance-quotes/signed?token=${token}`);
  await inDatabase(sql`alter table vehicle_away rename to vehicle`);

  expect(answer.statusCode).toBe(500);
  expect((await api.read(token)).changes).toEqual([]);
});

test('a link says whether the vehicle stands for the loan, where a lender says so, and older links open without', async () => {
  const { loan } = await api.read(await api.tokenOf('amount=30000&deposit=2000&term=5&interest=10'));
  const secured = quoteToken(api.server.config.SESSION_SECRET, 'sunrise-cars', {
    ...{ at: new Date(), vehicle: null },
    loan: { ...loan, secured: true },
  });

  expect(quoteRows(loan, null)).toContainEqual(['Loan', '$28,000, the lender says whether it is secured']);
  expect(quoteRows({ ...loan, fees: [] }, null)).toContainEqual([
    'Fees',
    expect.stringMatching(/^None are counted, not in the comparison rate/),
  ]);
  const { loan: opened } = await api.read(secured);
  expect(quoteRows(opened, null)).toContainEqual(['Secured loan', '$28,000']);
});

test('a link rounds towards the advertised repayment where the calculator of its site does (S9-20)', async () => {
  const remotes = { 'mfe-finance': { round_to_advertised: ['Angle'] } };
  await api.server.addSite({ slug: 'sunrise-round', group: 'sunrise', remotes });
  const angle = financeLenderSchema.parse({ interestRate: 9, comparisonRate: 10, termYears: 5, paymentWeek: 146 });
  const car = await api.aCar({ finance_lenders: { angle } });
  const repaid = async (slug: string) => {
    const host = `${slug}.test`;
    const { token } = (await api.make(`car_id=${car.id}&amount=30000&term=5&interest=10&frequency=52`, host)).json<{
      token: string;
    }>();
    const quote = (await api.get(`/api/finance-quotes/signed?token=${token}`, host)).json<FinanceQuote>();
    return [quote.loan.repayment, quote.changes];
  };

  expect(await repaid('sunrise-round')).toEqual([146, []]);
  expect(await repaid('sunrise-vans')).toEqual([147, []]);
});
