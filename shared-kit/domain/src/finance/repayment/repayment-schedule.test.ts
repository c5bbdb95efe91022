import fc from 'fast-check';
import { exactRepayment, totalPaid } from './repayment';
import type { LoanTerms } from './repayment';
import { repaymentSchedule, scheduleCsv, yearsOf } from './repayment-schedule';

const loan: LoanTerms = { amount: 30_000, interestRate: 6, termYears: 5, frequency: 12, residual: 9000 };

const anyLoan = fc.record({
  amount: fc.integer({ min: 1000, max: 250_000 }),
  deposit: fc.integer({ min: 0, max: 100_000 }),
  establishmentFee: fc.constantFrom(0, 395, 1300, 1360.5),
  residual: fc.integer({ min: 0, max: 100_000 }),
  interestRate: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  frequency: fc.constantFrom(52 as const, 26 as const, 12 as const),
});

const inCents = (value: number) => Math.round(value * 100);

test('the first and the last month of $30,000 at 6% over five years with $9,000 left', () => {
  const rows = repaymentSchedule(loan);

  expect(rows).toHaveLength(60);
  // 30,000 x 0.5 %; the payment of S9-19.
  expect(rows[0]).toEqual({ number: 1, paid: 450.99, interest: 150, principal: 300.99, fee: 0, owed: 29_699.01 });
  expect(rows.at(-1)?.owed).toBe(9000);
});

test('ends at the final payment to the cent, each row following from the one before', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      const rows = repaymentSchedule(terms);
      let owed = inCents(terms.amount - terms.deposit + terms.establishmentFee);
      for (const row of rows) {
        expect(inCents(row.paid)).toBe(inCents(row.interest) + inCents(row.principal));
        owed -= inCents(row.principal);
        expect(inCents(row.owed)).toBe(owed);
      }
      if (rows.length > 0) expect(owed).toBe(inCents(terms.residual));
    }),
  );
});

test('every repayment is the level one to the cent, the last one to what rounding each of them comes to', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      const rows = repaymentSchedule(terms);
      const level = inCents(exactRepayment(terms));
      expect(rows.slice(0, -1).every(({ paid }) => inCents(paid) === level)).toBe(true);
      // Half a cent each, for seven years at 20 % at most fourfold.
      if (rows.length > 0) expect(Math.abs(inCents(rows.at(-1)!.paid) - level)).toBeLessThanOrEqual(4 * rows.length);
    }),
  );
});

test('a larger deposit never raises a repayment or the interest', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 20_000 }), (terms, more) => {
      const smaller = repaymentSchedule({ ...terms, deposit: terms.deposit + more });
      const interest = (rows: typeof smaller) => rows.reduce((sum, row) => sum + row.interest, 0);
      if (smaller.length === 0) return;
      const rows = repaymentSchedule(terms);
      expect(smaller[0]!.paid).toBeLessThanOrEqual(rows[0]!.paid);
      // Each row's interest is rounded.
      expect(interest(smaller)).toBeLessThanOrEqual(interest(rows) + rows.length / 100);
    }),
  );
});

test('paying more often never costs more interest, where what is owed shrinks', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      fc.pre(terms.residual <= terms.amount - terms.deposit);
      const interest = (frequency: LoanTerms['frequency']) =>
        repaymentSchedule({ ...terms, frequency }).reduce((sum, row) => sum + row.interest, 0);
      if (repaymentSchedule({ ...terms, frequency: 12 }).length === 0) return;
      expect(interest(52)).toBeLessThanOrEqual(interest(26) + 4);
      expect(interest(26)).toBeLessThanOrEqual(interest(12) + 4);
    }),
  );
});

test.each([
  ['the deposit pays for it', { deposit: 30_000 }],
  ['the final payment is more than the loan grows to', { residual: 90_000 }],
  ['nothing is bought', { amount: 0, residual: 0 }],
])('there is nothing to repay where %s', (_case, change) => {
  expect(repaymentSchedule({ ...loan, ...change })).toEqual([]);
});

test.each([
  [3.3, 12, 40],
  [5.3, 12, 64],
  [64 / 12, 52, 277],
  [5.25, 26, 137],
] as const)(
  'a term of %d years has whole repayments, %d a year: as many as its total counts',
  (termYears, frequency, count) => {
    const terms = { ...loan, termYears, frequency };
    const rows = repaymentSchedule(terms);

    expect(rows).toHaveLength(count);
    expect(rows.at(-1)!.owed).toBe(9000);
    // The last one differs by what rounding each to the cent leaves over.
    expect(Math.abs(rows.at(-1)!.paid - rows[0]!.paid)).toBeLessThan(count / 100);
    expect(totalPaid(100, terms)).toBe(100 * count + 9000);
  },
);

test('years add up to what is lent, and the last half year has the final payment', () => {
  const years = yearsOf(repaymentSchedule({ ...loan, termYears: 2.5 }, 8), 12);

  expect(years.map(({ year }) => year)).toEqual([1, 2, 3]);
  expect(years.map(({ fees }) => fees)).toEqual([96, 96, 48]);
  expect(years.map(({ finalPayment }) => finalPayment)).toEqual([0, 0, 9000]);
  expect(years.map(({ owed }) => owed > 0)).toEqual([true, true, false]);
  const repaid = years.reduce((sum, { principal, finalPayment }) => sum + principal + finalPayment, 0);
  expect(repaid).toBeCloseTo(30_000, 6);
});

test('a spreadsheet gets plain figures, a line a repayment', () => {
  const lines = scheduleCsv(repaymentSchedule(loan, 8)).split('\r\n');

  expect(lines[0]).toBe('Repayment,Paid,Interest,Principal,Fee,Still owed');
  expect(lines[1]).toBe('1,458.99,150.00,300.99,8.00,29699.01');
  expect(lines).toHaveLength(63);
});

test('the lines of a spreadsheet add up to all that is paid, the final payment with it, and end at nothing owed', () => {
  const rows = repaymentSchedule(loan, 8);
  const lines = scheduleCsv(rows).trim().split('\r\n').slice(1);
  const paid = lines.reduce((sum, line) => sum + Number(line.split(',')[1]), 0);

  expect(lines.at(-1)).toBe('Final payment,9000.00,0.00,9000.00,0.00,0.00');
  expect(paid).toBeCloseTo(rows.reduce((sum, row) => sum + row.paid + row.fee, 0) + 9000, 6);
  const { residual: _none, ...whole } = loan;
  expect(scheduleCsv(repaymentSchedule(whole))).not.toContain('Final payment');
});
