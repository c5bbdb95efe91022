import type { FinanceDetails, FinanceTeasers } from '@shared-kit/contracts/finance/finance.contract';
import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  const { flags } = server.sites.all()[0]!;
  await server.addSite({ slug: 'sunrise-monthly', group: 'sunrise', flags: { ...flags, finance_monthly: true } });
});
afterAll(() => server.stop());

const lender = (facts: object) =>
  financeLenderSchema.parse({ interestRate: 8.5, comparisonRate: 9.2, termYears: 5, ...facts });
const estimate = (slug: string, site = 'sunrise-cars') =>
  server.app.inject({ url: `/api/cars/${slug}/finance-estimate`, headers: { host: `${site}.test` } });

test('gives the cheapest eligible lender with both of its rates', async () => {
  const car = await server.addVehicle({
    group: 'sunrise',
    finance_lenders: {
      angle: lender({ paymentWeek: 150, paymentMonth: 650 }),
      manual: lender({ paymentWeek: 140, interestRate: 7.9, comparisonRate: 8.4 }),
    },
  });

  expect((await estimate(car.slug)).json()).toMatchObject({
    eligible: true,
    repayment: 140,
    frequency: 52,
    interestRate: 7.9,
    comparisonRate: 8.4,
    lender: 'manual',
  });
});

test('speaks of months on a site that does', async () => {
  const car = await server.addVehicle({
    group: 'sunrise',
    finance_lenders: { angle: lender({ paymentWeek: 150, paymentMonth: 650 }) },
  });

  expect((await estimate(car.slug, 'sunrise-monthly')).json()).toMatchObject({ repayment: 650, frequency: 12 });
});

test.each([
  ['without a comparison rate', { finance_lenders: { angle: lender({ paymentWeek: 150, comparisonRate: null }) } }],
  ['of a make that is never financed', { make: 'Suzuki', finance_lenders: { angle: lender({ paymentWeek: 150 }) } }],
  ['without lenders', {}],
])('shows no figure at all for a car %s', async (_case, facts) => {
  const car = await server.addVehicle({ group: 'sunrise', ...facts });

  expect((await estimate(car.slug)).json()).toEqual(
    expect.objectContaining({ eligible: false, repayment: null, interestRate: null, totalPayable: null, lender: null }),
  );
});

test('on a subscription site a car that can be bought has a loan for its price, one by the week alone has none', async () => {
  const { flags } = server.sites.all()[0]!;
  await server.addSite({ slug: 'sunrise-weekly', group: 'sunrise', flags: { ...flags, subscription_site: true } });
  const facts = {
    ...{ group: 'sunrise', subscription_price: 350 },
    // 360 Finance asks for no price (S5-50).
    finance_lenders: { '360 Finance': lender({ paymentWeek: 150 }) },
  };
  const toBuy = await server.addVehicle({ ...facts, price: 81_500, price_type: 'Drive Away' });
  const weekly = await server.addVehicle({ ...facts, price: null });

  expect((await estimate(toBuy.slug, 'sunrise-weekly')).json()).toMatchObject({
    ...{ eligible: true, repayment: 150, loan_for: { price: 81_500, price_text: '$81,500 Drive Away' } },
  });
  expect((await estimate(weekly.slug, 'sunrise-weekly')).json()).toMatchObject({
    ...{ eligible: false, repayment: null, lender: null, loan_for: null },
  });
  // A card's price is the week's there: no repayment stands beside it, as one does where the price is to buy.
  const both = `/api/finance-teasers?cars=${toBuy.id},${weekly.id}`;
  const { body: teasers } = await get<FinanceTeasers>(both, 'sunrise-weekly.test');
  expect(teasers).toEqual({ teasers: { [toBuy.id]: null, [weekly.id]: null }, warning: null });
  const { body: toOwn } = await get<FinanceTeasers>(both, 'sunrise-cars.test');
  expect(toOwn.teasers[toBuy.id]).toMatchObject({ amount: 150 });
  const { body } = await get<FinanceDetails>(`/api/finance-details/${weekly.id}`, 'sunrise-weekly.test');
  expect([body.lenders, body.disclaimer, body.warning]).toEqual([[], null, null]);
});

test("a page, its neighbours and its estimate say the same, lender and frequency being the site's", async () => {
  await server.addSite({ slug: 'sunrise-angle', group: 'sunrise', finance_provider: 'Angle' });
  const facts = {
    group: 'sunrise',
    model: 'Yaris',
    finance_lenders: { Manual: lender({ paymentWeek: 90 }), Angle: lender({ paymentWeek: 120 }) },
  };
  const [car, other] = [await server.addVehicle(facts), await server.addVehicle(facts)];
  const get = async <T>(path: string) =>
    (await server.app.inject({ url: `/api/cars/${path}`, headers: { host: 'sunrise-angle.test' } })).json<T>();

  expect((await estimate(car.slug, 'sunrise-angle')).json()).toMatchObject({ repayment: 120, lender: 'Angle' });
  expect(await get(car.slug)).toMatchObject({ weekly_repayment: 120, interest_rate: 8.5, comparison_rate: 9.2 });
  expect(await get(`${car.slug}/similar`)).toMatchObject({ hits: [{ slug: other.slug, weekly_repayment: 120 }] });
});

test("does not reveal another dealer's vehicle", async () => {
  const car = await server.addVehicle({ group: 'harbor', finance_lenders: { angle: lender({ paymentWeek: 150 }) } });

  expect((await estimate(car.slug)).statusCode).toBe(404);
});

const get = async <Body>(url: string, host = 'sunrise-cars.test') => {
  const answer = await server.app.inject({ url, headers: { host } });
  return { status: answer.statusCode, body: answer.json<Body>() };
};

test('the details of a car name each lender that may be shown, the one of its page first, and no unknown one (A-59)', async () => {
  const car = await server.addVehicle({
    group: 'sunrise',
    finance_lenders: {
      angle: lender({ paymentWeek: 150, disclaimer: 'Angle’s words.', establishmentFees: 395 }),
      manual: lender({ paymentWeek: 140, disclaimer: 'Our words.' }),
      'piggy bank': lender({ paymentWeek: 90, disclaimer: 'Nobody’s words.' }),
    },
  });

  const { body } = await get<FinanceDetails>(`/api/finance-details/${car.id}`);

  expect(body.lenders.map(({ lender: name, repayment }) => [name, repayment?.amount])).toEqual([
    ['manual', 140],
    ['angle', 150],
  ]);
  expect(body.lenders[1]).toMatchObject({ establishment_fee: 395, disclaimer: 'Angle’s words.' });
  expect([body.disclaimer, body.warning]).toEqual(['Our words.', expect.stringMatching(/^WARNING/)]);
  expect(JSON.stringify(body)).not.toMatch(/piggy|Nobody/i);
  expect((await get(`/api/finance-details/${car.slug}`)).body).toEqual(body);
  expect((await get('/api/finance-details/nothing')).status).toBe(404);
});

test('the details of a car name the fees that its site asks beside its lender’s, which the repayment counts', async () => {
  const remotes = {
    'mfe-finance': { fees: [{ name: 'Registration of interest', amount: 600, each: 'loan' as const }] },
  };
  await server.addSite({ slug: 'sunrise-fees', group: 'sunrise', remotes });
  const angle = lender({ paymentWeek: 150, establishmentFees: 395 });
  const car = await server.addVehicle({ group: 'sunrise', price: 30_000, finance_lenders: { angle } });
  const of = async (host: string) =>
    (await get<FinanceDetails>(`/api/finance-details/${car.id}`, `${host}.test`)).body.lenders[0];

  expect(await of('sunrise-cars')).toMatchObject({ establishment_fee: 395, site_fees: 0, repayment: { amount: 150 } });
  const withFees = await of('sunrise-fees');
  expect(withFees).toMatchObject({ establishment_fee: 395, site_fees: 600 });
  expect(withFees?.repayment?.amount).toBe(153);
});

test('the details of a car that no lender has say nothing', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });

  expect((await get(`/api/finance-details/${car.id}`)).body).toEqual({
    ...{ car_id: car.id, lenders: [], disclaimer: null, warning: null },
  });
});

test('teasers of 21 cars come in one answer, as each car’s own page says them', async () => {
  const lenders = { angle: lender({ paymentWeek: 150, deposit: 500 }), 'piggy bank': lender({ paymentWeek: 20 }) };
  const cars = await Promise.all(
    Array.from({ length: 19 }, () => server.addVehicle({ group: 'sunrise', finance_lenders: lenders })),
  );
  const unknown = { 'piggy bank': lender({ paymentWeek: 90 }) };
  const hidden = await server.addVehicle({ group: 'sunrise', finance_lenders: unknown });
  const foreign = await server.addVehicle({ group: 'harbor', finance_lenders: lenders });
  const asked = [...cars.map(({ id }) => id), hidden.slug, foreign.id];

  const { body } = await get<FinanceTeasers>(`/api/finance-teasers?cars=${asked.join(',')}`);

  expect(Object.keys(body.teasers).toSorted()).toEqual([...cars.map(({ id }) => id), hidden.slug].toSorted());
  expect(body.teasers[hidden.slug]).toBeNull();
  expect(body.teasers[cars[0]!.id]).toEqual({
    ...{ amount: 150, frequency: 52, interestRate: 8.5, comparisonRate: 9.2 },
    ...{ termYears: 5, deposit: 500, balloon: null, lender: 'angle', loanAmount: 35_490, secured: null },
  });
  expect(body.warning).toMatch(
    /^WARNING.* for a loan of \$30,000 over 5 years; with terms that you chose, they are for the loan shown\.$/,
  );
  expect((await get<FinanceTeasers>(`/api/finance-teasers?cars=${hidden.id}`)).body.warning).toBeNull();
});

test.each(['', '?cars=', `?cars=${Array.from({ length: 51 }, (_, n) => n).join(',')}`])(
  'teasers of no car or of too many are refused by the field: %j',
  async (query) => {
    const { status, body } = await get<object>(`/api/finance-teasers${query}`);

    expect([status, body]).toEqual([400, expect.objectContaining({ fieldErrors: { cars: [expect.any(String)] } })]);
  },
);
