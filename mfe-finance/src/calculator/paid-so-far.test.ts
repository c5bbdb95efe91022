import { repaymentSchedule, yearsOf } from '@shared-kit/domain/finance/repayment/repayment-schedule';
import { paidSteps, ticksUpTo } from './paid-so-far';

const terms = { amount: 30_000, termYears: 5, interestRate: 10, frequency: 12 as const };

test('what is paid grows from nothing to the loan with its interest', () => {
  const years = yearsOf(repaymentSchedule(terms, 0), 12);
  const steps = paidSteps(years, 5);

  expect(steps.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(steps[0]).toMatchObject({ principal: 0, interest: 0, total: 0 });
  expect(steps.at(-1)!.principal).toBeCloseTo(30_000, 2);
  expect(steps.at(-1)!.total).toBeCloseTo(30_000 + steps.at(-1)!.interest, 2);
});

test('a final payment is paid at the end, beside what was paid by then', () => {
  const years = yearsOf(repaymentSchedule({ ...terms, residual: 9000 }, 0), 12);
  const last = paidSteps(years, 5).at(-1)!;

  expect(last.principal).toBeCloseTo(21_000, 2);
  expect(last.total - last.principal - last.interest).toBeCloseTo(9000, 2);
});

test('a last year that is half of one ends where the loan does', () => {
  const years = yearsOf(repaymentSchedule({ ...terms, termYears: 1.5 }, 0), 12);

  expect(paidSteps(years, 1.5).map(({ at }) => at)).toEqual([0, 1, 1.5]);
});

test.each([
  [38_220, [0, 10_000, 20_000, 30_000, 40_000]],
  [800, [0, 200, 400, 600, 800]],
  [1234, [0, 500, 1000, 1500]],
])('amounts up to %s are round ones', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});
