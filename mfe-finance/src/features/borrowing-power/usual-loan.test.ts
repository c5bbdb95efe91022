import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { financePageRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { usualLoan } from './usual-loan';

const fees = [
  { name: 'Security registration', amount: 6, each: 'loan' },
  { name: 'Account fee', amount: 8, each: 'month' },
  { name: 'Statement', amount: 1, each: 'month' },
];
const config = financeSettingsSchema.parse({ establishment_fee: 395, fees });
const ranges = financePageRanges(config, null);

test.each([
  [52, (9 * 12) / 52],
  [26, (9 * 12) / 26],
  [12, 9],
] as const)(
  'fees of each month are paid with %d repayments a year, those of the loan are borrowed',
  (frequency, each) => {
    const loan = usualLoan(ranges, frequency);

    expect(loan.feePerPeriod).toBeCloseTo(each, 10);
    expect(loan.establishmentFee).toBe(401);
  },
);

test('it runs as the site’s calculator begins, or as was chosen for all repayments, and no longer than the site lends', () => {
  const chosen = { termYears: 7, deposit: 0, balloonPercent: 20 };

  expect(usualLoan(ranges, 52)).toMatchObject({ interestRate: 10, termYears: 5, balloonPercent: 0 });
  expect(usualLoan(ranges, 52, chosen)).toMatchObject({ termYears: 7, balloonPercent: 20 });
  expect(usualLoan(financePageRanges({ ...config, term_max: 5 }, null), 52, chosen).termYears).toBe(5);
});

test('of a vehicle in view it is the loan of its lender, as its calculator has it', () => {
  const loan_for = { price: 30_000, price_text: null, establishment_fee: 645 };
  const monthly = [{ name: 'Account fee', amount: 5, each: 'month' as const }];
  const about = financePageRanges(config, 30_000, { lender: 'Angle', loan_for: { ...loan_for, fees: monthly } });

  expect(usualLoan(about, 12)).toMatchObject({ establishmentFee: 645, feePerPeriod: 5, termYears: 6 });
});
