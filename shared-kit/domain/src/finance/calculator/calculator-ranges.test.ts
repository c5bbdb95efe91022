import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { carPageRanges } from './calculator-ranges';

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
  [100_001, 105_001.05],
  [120_000, 126_000],
])(
  'the flag lifts what a price of %p may be calculated with to %d: of no price up to 100,000 (S5-31)',
  (price, max) => {
    expect(most(price, true)).toBeCloseTo(max, 2);
    expect(most(price, false)).toBe(100_000);
  },
);
