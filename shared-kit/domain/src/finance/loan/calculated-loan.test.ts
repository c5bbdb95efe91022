import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import fc from 'fast-check';
import { faultsOf, loanOf, repaymentOf, totalOfLoan } from './calculated-loan';
import { repaymentTerms } from '../repayment/shown-repayment';
import { changed } from '../calculator/calculator-state';
import type { CalculatorState } from '../calculator/calculator-state';

const { fees, establishment_fee: establishmentFee } = financeSettingsSchema.parse({});
const state: CalculatorState = {
  ...{ amount: 30_000, deposit: 0, trade_in: 0, residual: 0, term: 5, interest: 10, frequency: 52 },
};
const set = (change: Partial<CalculatorState>) => loanOf({ ...state, ...change }, { fees, establishmentFee });

const anyState = fc.record({
  amount: fc.integer({ min: 1000, max: 250_000 }),
  deposit: fc.integer({ min: 0, max: 60_000 }),
  trade_in: fc.integer({ min: 0, max: 60_000 }),
  residual: fc.integer({ min: 0, max: 60_000 }),
  term: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  interest: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
  frequency: fc.constantFrom(52 as const, 26 as const, 12 as const),
});

test('a final payment above the loan is owed by nobody: there is no repayment, and its field says why', () => {
  const loan = set({ deposit: 25_000, residual: 5500 });

  expect(loan.answer).toBeNull();
  expect(faultsOf(loan)).toEqual({ residual: 'This is more than the loan.' });
  // Not only where what is left to repay would be too little to be shown.
  expect(set({ residual: 30_500 }).answer).toBeNull();
  expect(set({ residual: 30_000 }).answer).not.toBeNull();
});

test('a repayment is rounded towards the advertised one only where that is paid as often (S9-20)', () => {
  const towards = (frequency: 52 | 12) => loanOf(state, { fees, establishmentFee }, { amount: 146, frequency }).answer;

  expect(towards(52)?.repayment).toBe(146);
  expect(towards(12)?.repayment).toBe(147);
});

test('a trade-in is borrowed as little as money is, and is named apart', () => {
  const mixed = set({ deposit: 2000, trade_in: 9000 });

  expect(mixed.answer).toEqual(set({ deposit: 11_000 }).answer);
  expect(mixed.state).toMatchObject({ deposit: 2000, trade_in: 9000 });
});

test.each([
  ['money alone', { deposit: 30_000 }, { deposit: /nothing to borrow/ }],
  ['the trade-in alone', { trade_in: 30_000 }, { trade_in: /nothing to borrow/ }],
  ['both together', { deposit: 20_000, trade_in: 10_000 }, { deposit: /^Deposit and trade-in .*nothing to borrow/ }],
])('%s that pays for all of it leaves no loan, and the field says so (A-41)', (_case, change, fault) => {
  const loan = set(change);

  expect(loan.answer).toBeNull();
  expect(faultsOf(loan)).toEqual(
    Object.fromEntries(Object.entries(fault).map(([k, v]) => [k, expect.stringMatching(v)])),
  );
});

test.each([
  [{ deposit: 200_000, trade_in: 100_000 }, { deposit: 200_000 }, { deposit: 150_000, trade_in: 100_000 }],
  [{ deposit: 200_000, trade_in: 0 }, { trade_in: 100_000 }, { deposit: 150_000, trade_in: 100_000 }],
  [{ deposit: 5000, trade_in: 0 }, { trade_in: 250_000 }, { deposit: 0, trade_in: 250_000 }],
])('of %o, %o leaves %o: together they are what either may be (S5-42)', (before, change, after) => {
  expect(changed({ ...state, ...before }, change)).toMatchObject(after);
});

test('more deposit or trade-in never raises a repayment or a total', () => {
  fc.assert(
    fc.property(
      anyState,
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom('deposit', 'trade_in'),
      (any, more, of) => {
        const [less, greater] = [set(any), set({ ...any, [of]: any[of] + more })];
        if (!less.answer || !greater.answer) return;
        expect(greater.answer.repayment).toBeLessThanOrEqual(less.answer.repayment);
        expect(totalOfLoan(greater)).toBeLessThanOrEqual(totalOfLoan(less));
      },
    ),
  );
});

test('a longer term never raises a repayment, a larger final payment never either', () => {
  fc.assert(
    fc.property(anyState, (any) => {
      const [shorter, longer] = [set({ ...any, residual: 0 }), set({ ...any, residual: 0, term: any.term + 0.5 })];
      if (shorter.answer && longer.answer)
        expect(longer.answer.repayment).toBeLessThanOrEqual(shorter.answer.repayment);
      const [without, withMore] = [set(any), set({ ...any, residual: any.residual + 500 })];
      if (without.answer && withMore.answer)
        expect(withMore.answer.repayment).toBeLessThanOrEqual(without.answer.repayment);
    }),
  );
});

test('frequencies agree: each year costs the same but for interest on waiting and a dollar of rounding a repayment', () => {
  fc.assert(
    fc.property(anyState, (any) => {
      fc.pre(any.residual <= any.amount - any.deposit - any.trade_in);
      const yearly = ([52, 26, 12] as const).map((frequency) => {
        const { answer } = set({ ...any, frequency });
        return answer && answer.repayment * frequency;
      });
      const [week, fortnight, month] = yearly;
      if (week == null || fortnight == null || month == null) return;
      expect(week).toBeLessThanOrEqual(fortnight + 52);
      expect(fortnight).toBeLessThanOrEqual(month + 26);
      // A month's interest waits at most a month longer than a week's.
      expect(month).toBeLessThanOrEqual(week * (1 + any.interest / 1200) + 12);
    }),
  );
});

test('every state has an answer in whole positive dollars with both rates, or none at all', () => {
  fc.assert(
    fc.property(anyState, (any) => {
      const loan = set(any);
      if (!loan.answer) return expect(totalOfLoan(loan)).toBe(0);
      const { repayment, total, comparison } = loan.answer;
      expect([Number.isInteger(repayment), Number.isInteger(total), repayment > 25]).toEqual([true, true, true]);
      // By the regulation's 52.18 weeks it is never below the annual rate but for its two decimals.
      expect(comparison).toBeGreaterThanOrEqual(any.interest - 0.005);
      return undefined;
    }),
  );
});

test.each([
  [{ deposit: 2000, trade_in: 0 }, 'over 5 years, deposit $2,000'],
  [{ deposit: 0, trade_in: 9000 }, 'over 5 years, trade-in $9,000'],
  [{ deposit: 2000, trade_in: 9000 }, 'over 5 years, deposit $2,000, trade-in $9,000'],
])('what is paid at first is named as what it is: %o', (paid, words) => {
  const repayment = repaymentOf(set(paid))!;
  expect(repaymentTerms(repayment)).toMatch(new RegExp(`${words.replaceAll('$', '\\$')}$`));
});
