import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { carPageRanges, linkedRanges } from './calculator-ranges';

const config = financeSettingsSchema.parse({});
const most = (price: number | null, isLifted: boolean) => {
  const loan_for = { price, price_text: null, establishment_fee: null, fees: [] };
  const flags = { finance_amount_above_price: isLifted };
  return carPageRanges(config, flags, { lender: null, loan_for }).amount.max;
};

test.each([
  [null, 100_000],
  [30_000, 100_000],
  [100_000, 100_000],
  [100_001, 105_001],
  [120_000, 126_000],
  [319_990, 335_990],
])(
  'the flag lifts what a price of %p may be calculated with to %d: of no price up to 100,000 (S5-31)',
  (price, max) => {
    expect(most(price, true)).toBe(max);
    expect(most(price, false)).toBe(100_000);
  },
);

test.each([
  ['a truck above 250,000 where the flag lifts', 319_990, true, 335_990],
  ['the same where it does not', 319_990, false, 250_000],
  ['a price that both pages take', 120_000, true, 250_000],
])('a page that the figures of %s are led to takes them', (_what, price, isLifted, max) => {
  const estimate = { lender: null, loan_for: { price, price_text: null, establishment_fee: null } };

  expect(linkedRanges(config, { finance_amount_above_price: isLifted }, price, estimate).amount.max).toBe(max);
  expect(linkedRanges(config, { finance_amount_above_price: isLifted }, null).amount.max).toBe(250_000);
});
