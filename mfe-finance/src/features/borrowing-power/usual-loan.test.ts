import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { usualLoan } from './usual-loan';

const fees = [
  { name: 'Security registration', amount: 6, each: 'loan' },
  { name: 'Account fee', amount: 8, each: 'month' },
  { name: 'Statement', amount: 1, each: 'month' },
];
const config = financeSettingsSchema.parse({ establishment_fee: 395, fees });

test.each([
  [52, (9 * 12) / 52],
  [26, (9 * 12) / 26],
  [12, 9],
] as const)(
  'fees of each month are paid with %d repayments a year, those of the loan are borrowed',
  (frequency, each) => {
    const loan = usualLoan(config, frequency);

    expect(loan.feePerPeriod).toBeCloseTo(each, 10);
    expect(loan.establishmentFee).toBe(401);
  },
);

test('it runs as the site’s calculator begins, or as was chosen for all repayments, and no longer than the site lends', () => {
  const chosen = { termYears: 7, deposit: 0, balloonPercent: 20 };

  expect(usualLoan(config, 52)).toMatchObject({ interestRate: 10, termYears: 5, balloonPercent: 0 });
  expect(usualLoan(config, 52, chosen)).toMatchObject({ termYears: 7, balloonPercent: 20 });
  expect(usualLoan({ ...config, term_max: 5 }, 52, chosen).termYears).toBe(5);
});
