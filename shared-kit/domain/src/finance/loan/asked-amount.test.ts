import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { askedAmount, budgetIn, calculatedAmount, isBudgetUnread } from './asked-amount';
import { financePageRanges } from '../calculator/calculator-ranges';
import { readCalculator } from '../calculator/calculator-state';

const query = (budget: string) => new URLSearchParams({ vehiclePriceBudget: budget });

test.each([
  ['45,000', 45_000],
  ['-1', null],
  ['1e999', null],
  ['2000000000', null],
  ['plenty', null],
  ['45,5', null],
  ['45.000,5', null],
])('a budget of "%s" is %p', (text, dollars) => {
  expect(budgetIn(query(text))).toBe(dollars);
  expect(isBudgetUnread(query(text))).toBe(dollars === null);
});

test('beside the price of a vehicle a budget does not count (A-67)', () => {
  expect(askedAmount(query('40000'), 19_990)).toBe(19_990);
  expect(askedAmount(query('40000'), null)).toBe(40_000);
  expect(askedAmount(new URLSearchParams(), null)).toBeNull();
});

test.each(['900', '20000', '45250.5', '900000'])(
  'a form has a budget of %s as the calculator starts with it',
  (text) => {
    const settings = financeSettingsSchema.parse({});
    const asked = askedAmount(query(text), null);
    const ranges = financePageRanges(settings, asked);
    const { amount } = readCalculator(new URLSearchParams(), ranges, {
      interest_locked: false,
      finance_monthly: false,
    });

    expect(calculatedAmount(asked ?? 0, settings)).toBe(Math.round(amount));
  },
);
