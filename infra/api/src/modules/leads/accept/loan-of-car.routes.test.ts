import { anEnquiry, startTwoGroups } from '../../../../test/enquiry';
import type { enquiries } from '../../../../test/enquiry';
import type { TestApp } from '../../../../test/test-app';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

const FIGURES = { deposit: '100000' };

test.each([
  ['that leave nothing of its price', FIGURES, 'deposit'],
  ['that are paid for it by a trade-in', { trade_in: '500000' }, 'trade_in'],
  ['that leave more to pay at the end', { residual: '900000' }, 'residual'],
])(
  'figures for a vehicle %s are refused, as its price stands in for an empty amount',
  async (_case, figures, field) => {
    const { id } = await server.addVehicle({ group: 'sunrise', price: 89_990 });

    const refused = await leads.enquire(anEnquiry({ form: 'finance-enquiry', car_id: id, ...figures }));

    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ fieldErrors: { [field]: [expect.any(String)] } });
  },
);

test.each([
  ['a vehicle without a price', { price: null }, FIGURES],
  ['one that is sold', { price: 89_990, status: 'sold' }, FIGURES],
  ['an amount that was typed', { price: 89_990 }, { ...FIGURES, amount: '120000' }],
])('figures for %s are taken', async (_case, car, figures) => {
  const { id } = await server.addVehicle({ group: 'sunrise', ...car });

  const taken = await leads.enquire(anEnquiry({ form: 'finance-enquiry', car_id: id, ...figures }));

  expect(taken.statusCode).toBe(201);
});
