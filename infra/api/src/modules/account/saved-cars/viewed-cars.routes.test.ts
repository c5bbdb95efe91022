import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { startTwoGroups } from '../../../../test/enquiry';
import type { TestApp } from '../../../../test/test-app';

let server: TestApp;

beforeAll(async () => {
  ({ server } = await startTwoGroups());
});
afterAll(() => server.stop());

const viewed = (ids: string) =>
  server.app.inject({ url: `/api/viewed-cars?ids=${encodeURIComponent(ids)}`, headers: { host: 'sunrise-cars.test' } });
const idsOf = async (ids: string) => (await viewed(ids)).json<{ cars: { id: string }[] }>().cars.map(({ id }) => id);

test('the cards of remembered cars come in the order asked, each once', async () => {
  const [a, b] = [await server.addVehicle({ group: 'sunrise' }), await server.addVehicle({ group: 'sunrise' })];

  expect(await idsOf(`${b.id},${a.id},${b.id}`)).toEqual([b.id, a.id]);
});

test('their repayments are those of the site, with what it asks for besides its lenders', async () => {
  const terms = { interestRate: 10.95, comparisonRate: 12.05, termYears: 5, establishmentFees: 395, monthlyFees: 8 };
  const manual = financeLenderSchema.parse({ ...terms, paymentWeek: 237, financeProvider: 'Manual' });
  const fees = [{ name: 'Dealer agency fee', amount: 918.25, each: 'loan' }];
  await server.addSite({ slug: 'sunrise-fees', group: 'sunrise', remotes: { 'mfe-finance': { fees } } });
  const { id } = await server.addVehicle({ group: 'sunrise', year: 2024, finance_lenders: { manual } });
  const repaymentOn = async (site: string) => {
    const answer = await server.app.inject({ url: `/api/viewed-cars?ids=${id}`, headers: { host: `${site}.test` } });
    return answer.json<{ cars: CarCard[] }>().cars[0]?.repayment;
  };

  expect(await repaymentOn('sunrise-cars')).toMatchObject({ amount: 237, comparisonRate: 12.05 });
  expect(await repaymentOn('sunrise-fees')).toMatchObject({ amount: 242, comparisonRate: 13.35 });
});

test("another dealer's car, one that this site hides and one that nobody has are left out", async () => {
  const [foreign, hidden] = [
    await server.addVehicle({ group: 'harbor' }),
    await server.addVehicle({ group: 'sunrise', show_on_dealer_website: false }),
  ];

  expect(await idsOf(`${foreign.id},${hidden.id},no-such-car`)).toEqual([]);
});

test('what no browser of ours asks is refused, and nothing asked is answered with nothing', async () => {
  expect((await viewed('a\0b')).statusCode).toBe(400);
  expect((await viewed('x'.repeat(2000))).statusCode).toBe(400);
  expect(await idsOf('')).toEqual([]);
});
