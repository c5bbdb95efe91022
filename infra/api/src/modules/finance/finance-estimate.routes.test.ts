import { financeLenderSchema } from '@shared-kit/contracts/car.contract';
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
