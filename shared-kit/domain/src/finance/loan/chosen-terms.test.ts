import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { carPageRanges } from '../calculator/calculator-ranges';
import { readCalculator } from '../calculator/calculator-state';
import { withChosenTerms } from './chosen-terms';

const flags = flagsSchema.parse({});
const config = financeSettingsSchema.parse({});
const rangesOf = (price: number, settings = config) =>
  carPageRanges(settings, flags, { lender: null, loan_for: { price, price_text: '', establishment_fee: null } });
const start = (price: number, query = '', settings = config) =>
  readCalculator(
    new URLSearchParams(query),
    withChosenTerms(rangesOf(price, settings), { termYears: 3, deposit: 2000, balloonPercent: 20 }),
    flags,
  );

test('term, deposit and final payment are those that were chosen for all repayments', () => {
  expect(start(40_000)).toMatchObject({ amount: 40_000, term: 3, deposit: 2000, residual: 8000 });
});

test('of a price above the most that is calculated with, the final payment is of what is calculated with', () => {
  expect(start(150_000)).toMatchObject({ amount: 100_000, residual: 20_000 });
});

test('what an address says comes before them, and a site’s longest term holds (S5-38)', () => {
  expect(start(40_000, 'term=5&deposit=0&residual=0')).toMatchObject({ term: 5, deposit: 0, residual: 0 });
  expect(start(40_000, '', { ...config, term_max: 2 }).term).toBe(2);
});

test('nothing chosen leaves a calculator its own beginning', () => {
  const ranges = rangesOf(40_000);

  expect(withChosenTerms(ranges, null)).toBe(ranges);
});
