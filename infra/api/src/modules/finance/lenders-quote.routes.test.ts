import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { aFinancedCar, aLender, askForQuote, startQuoting } from '../../../test/youx-quotes';
import type { TestApp } from '../../../test/test-app';
import { cardEstimate } from '../stock/car/weekly-estimate.service';
import { onVehiclePage } from '../vehicle/page/on-page.service';

let server: TestApp;
beforeAll(async () => {
  server = await startQuoting();
});
afterAll(() => server.stop());

const ask = (change: object = {}, from: { headers?: object } = {}) => askForQuote(server, change, from);

test("without a provider the cheapest of the car's lenders is quoted, over its own five years, and named (A-50)", async () => {
  await aFinancedCar(server);

  expect(await ask()).toEqual({
    status: 200,
    body: {
      weeklyRepaymentAmount: expect.closeTo(139.9, 0),
      advertisedRate: 7.9,
      comparisonRate: 8.8,
      loanTerm: 5,
      deposit: 0,
      balloon: 0,
      secured: null,
      source: 'lenders',
      lender: 'angle',
    },
  });
  const [good, poor] = [await ask({ selfAssessedCreditScore: 'GOOD' }), await ask({ selfAssessedCreditScore: 'POOR' })];
  expect(good.body).toMatchObject({ advertisedRate: 9.4, source: 'lenders' });
  expect(poor.body).toMatchObject({ weeklyRepaymentAmount: null, advertisedRate: null, comparisonRate: null });
});

test('what is quoted for a reduced car is of the price to buy, not a lender’s figure of the price before', async () => {
  const own = { price: 34_990, offer_price: 30_990, vin: 'JM0KF4W7A00000011', nvic: null };
  const facts = { interestRate: 9.95, comparisonRate: 11.16, establishmentFees: 395, balloon: 8_847 };
  const quotedFrom = async (paymentWeek: number) => {
    const car = await aFinancedCar(server, { ...own, finance_lenders: { manual: aLender({ ...facts, paymentWeek }) } });
    const about = { car_id: car.id, purchasePrice: own.offer_price, vin: own.vin, nvic: null, year: car.year };
    return (await ask(about)).body['weeklyRepaymentAmount'];
  };

  // $31,385 over 260 weeks at 9.95 %, $8,847 last; $35,385 is $146.58.
  expect([await quotedFrom(127), await quotedFrom(147)]).toEqual([127, 127.04]);
});

test('one car has one repayment: on its card, its page, compared, in mails and as the quote for excellent credit', async () => {
  const own = { price: 36_888, vin: 'JM0KF4W7A00000009', nvic: null };
  const terms = { termYears: 5, deposit: 1_000, balloon: 11_066 };
  const car = await aFinancedCar(server, {
    ...own,
    finance_lenders: {
      manual: aLender({ ...terms, interestRate: 10.45, comparisonRate: 11.55, paymentWeek: 152 }),
      angle: aLender({ interestRate: 9.95, comparisonRate: 11.05, paymentWeek: 179 }),
    },
  });
  const get = async <Body>(url: string) =>
    (await server.app.inject({ url, headers: { host: 'sunrise-quotes.test' } })).json<Body>();
  const { cars } = await get<{ cars: Car[] }>(`/api/compare?cars=${car.slug}`);
  const estimate = await get<FinanceEstimate>(`/api/cars/${car.slug}/finance-estimate`);
  const site = server.sites.all().find(({ slug }) => slug === 'sunrise-quotes')!;
  const card = cardEstimate(car, { config: site }, new Date()).repayment;
  const mailed = onVehiclePage(car, { config: site }, new Date()).repayment;
  const { body } = await ask({ car_id: car.id, purchasePrice: own.price, vin: own.vin, nvic: null, year: car.year });

  const [rates, loan] = [
    { interestRate: 10.45, comparisonRate: 11.55 },
    { ...terms, loanAmount: 35_888, secured: null, excellentCredit: true },
  ];
  const said = { amount: 152, frequency: 52, ...rates, ...loan };
  expect([card, cars[0]?.repayment, offeredRepayment(estimate)]).toEqual([said, said, said]);
  expect(mailed).toMatchObject({ amount: 152, periodsPerYear: 52, ...rates, lender: 'manual' });
  expect(body).toMatchObject({ weeklyRepaymentAmount: 152, advertisedRate: 10.45, deposit: 1_000, balloon: 11_066 });
});

test('the lender of the repayment that a page shows is quoted, also where another one’s quote is lower', async () => {
  const own = { price: 30_000, vin: 'JM0KF4W7A00000012', nvic: null };
  const car = await aFinancedCar(server, {
    ...own,
    finance_lenders: {
      // Its figure is small by its seven years; over the five of a quote it asks more.
      manual: aLender({ interestRate: 11, comparisonRate: 12, paymentWeek: 120, termYears: 7 }),
      angle: aLender({ interestRate: 7.9, comparisonRate: 8.8 }),
    },
  });

  const { body } = await ask({ car_id: car.id, vin: own.vin, nvic: null, year: car.year });

  expect(body).toMatchObject({ lender: 'manual', advertisedRate: 11 });
  expect(body['weeklyRepaymentAmount']).toBeGreaterThan(140);
});

test('terms chosen for all repayments are those of the quote too, at the rate for each credit history', async () => {
  const own = { price: 32_990, vin: 'JM0KF4W7A00000013', nvic: null };
  const fees = { establishmentFees: 395, paymentWeek: 160 };
  const car = await aFinancedCar(server, { ...own, finance_lenders: { manual: aLender(fees) } });
  const about = { car_id: car.id, purchasePrice: own.price, vin: own.vin, nvic: null, year: car.year };
  const headers = { cookie: 'finance_assumption=3.2000.30' };
  const estimate = (
    await server.app.inject({
      url: `/api/cars/${car.slug}/finance-estimate`,
      headers: { host: 'sunrise-quotes.test', ...headers },
    })
  ).json<FinanceEstimate>();
  const [great, fair] = [
    (await ask(about, { headers })).body,
    (await ask({ ...about, selfAssessedCreditScore: 'FAIR' }, { headers })).body,
  ];

  const terms = { loanTerm: 3, deposit: 2_000, balloon: 9_897, lender: 'manual', source: 'lenders' };
  expect(great).toMatchObject({
    ...terms,
    weeklyRepaymentAmount: estimate.repayment,
    advertisedRate: estimate.interestRate,
    comparisonRate: estimate.comparisonRate,
  });
  expect(fair).toMatchObject({ ...terms, advertisedRate: 12.5 });
  expect(fair['weeklyRepaymentAmount']).toBeGreaterThan(estimate.repayment!);
  expect(fair['comparisonRate']).toBeGreaterThan(estimate.comparisonRate! + 3.5);
  // More paid down than it costs: there is no loan.
  const paid = await ask(about, { headers: { cookie: 'finance_assumption=3.90000.0' } });
  expect(paid.body).toMatchObject({ weeklyRepaymentAmount: null, comparisonRate: null });
});
