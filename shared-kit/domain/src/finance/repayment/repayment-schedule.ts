import { exactRepayment, repaymentCount } from './repayment';
import type { Frequency, LoanTerms } from './repayment';

/** One repayment, in dollars to the cent: `interest` and `principal` are parts of `paid`, the fee comes on top of it. */
export type ScheduleRow = {
  /** From 1. */
  number: number;
  paid: number;
  interest: number;
  principal: number;
  fee: number;
  /** Still owed afterwards; after the last one the final payment (balloon). */
  owed: number;
};

/** What a year of a loan costs, dollars to the cent. `finalPayment` is due with the last repayment. */
export type ScheduleYear = {
  year: number;
  principal: number;
  interest: number;
  fees: number;
  finalPayment: number;
  owed: number;
};

/**
 * Every repayment of a loan: level payments in whole cents, interest on what is owed for a period at rate / periods a year
 * (S9-19), and a last one that is as much smaller or larger as rounding asks for, so that exactly the residual is left.
 *
 * @param feePerPeriod account keeping and the like, in dollars with each repayment.
 * @returns nothing where nothing is lent or the residual is more than the loan grows to.
 * @throws {RangeError} as `exactRepayment`.
 */
export function repaymentSchedule(terms: LoanTerms, feePerPeriod = 0): ScheduleRow[] {
  const { amount, deposit = 0, establishmentFee = 0, residual = 0, interestRate, frequency } = terms;
  const level = cents(exactRepayment(terms));
  if (level <= 0) return [];
  const rate = interestRate / 100 / frequency;
  const count = repaymentCount(terms);
  const rows: ScheduleRow[] = [];
  let owed = cents(amount - deposit + establishmentFee);
  for (let number = 1; number <= count; number += 1) {
    const interest = Math.round(owed * rate);
    const paid = number === count ? owed + interest - cents(residual) : level;
    owed = owed + interest - paid;
    const row = { paid, interest, principal: paid - interest, owed };
    rows.push({ number, fee: feePerPeriod, ...dollars(row) });
  }
  return rows;
}

/** A schedule by years of the loan; the last may be half of one. */
export function yearsOf(rows: readonly ScheduleRow[], frequency: Frequency): ScheduleYear[] {
  const years: ScheduleYear[] = [];
  for (let first = 0; first < rows.length; first += frequency) {
    const part = rows.slice(first, first + frequency);
    const sum = (of: (row: ScheduleRow) => number) => part.reduce((total, row) => total + cents(of(row)), 0) / 100;
    const { owed = 0 } = part.at(-1) ?? {};
    const isLast = first + frequency >= rows.length;
    years.push({
      year: years.length + 1,
      principal: sum(({ principal }) => principal),
      interest: sum(({ interest }) => interest),
      fees: sum(({ fee }) => fee),
      finalPayment: isLast ? owed : 0,
      owed: isLast ? 0 : owed,
    });
  }
  return years;
}

/** What is paid with the last repayment to end the loan, in dollars; 0 without a balloon. */
export function finalPaymentOf(rows: readonly ScheduleRow[]): number {
  return rows.at(-1)?.owed ?? 0;
}

/**
 * A schedule as a table for a spreadsheet (RFC 4180): dollars with two decimals, no sign and no separator. The final
 * payment has a line of its own, and what is paid has the fee in it, so that the column adds up to all that is paid.
 */
export function scheduleCsv(rows: readonly ScheduleRow[]): string {
  const line = (first: string, figures: readonly number[]) =>
    [first, ...figures.map((figure) => figure.toFixed(2))].join();
  const final = finalPaymentOf(rows);
  return [
    ['Repayment', 'Paid', 'Interest', 'Principal', 'Fee', 'Still owed'].join(),
    ...rows.map(({ number, paid, interest, principal, fee, owed }) =>
      line(String(number), [paid + fee, interest, principal, fee, owed]),
    ),
    ...(final > 0 ? [line('Final payment', [final, 0, final, 0, 0])] : []),
    '',
  ].join('\r\n');
}

const cents = (amount: number) => Math.round(amount * 100);

function dollars<Row extends Record<string, number>>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value / 100])) as Row;
}
