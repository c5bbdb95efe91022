import type { ScheduleYear } from '@shared-kit/domain/finance/repayment/repayment-schedule';

/** What has been paid `at` so many years, dollars from the loan's first day on. The final payment is in `total` alone. */
export type PaidStep = { at: number; principal: number; interest: number; fees: number; total: number };

/** The beginning, and the end of each year of a loan of `termYears`. */
export function paidSteps(years: readonly ScheduleYear[], termYears: number): PaidStep[] {
  const steps: PaidStep[] = [{ at: 0, principal: 0, interest: 0, fees: 0, total: 0 }];
  for (const { year, principal, interest, fees, finalPayment } of years) {
    const before = steps.at(-1)!;
    steps.push({
      at: Math.min(year, termYears),
      principal: before.principal + principal,
      interest: before.interest + interest,
      fees: before.fees + fees,
      total: before.total + principal + interest + fees + finalPayment,
    });
  }
  return steps;
}

/** Round amounts of dollars from nothing to at least `most`, three to six of them. */
export function ticksUpTo(most: number): number[] {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
