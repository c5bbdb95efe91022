/** What a shopper has all repayments worked out with: years, whole dollars, and the final payment in percent of the price. */
export type FinanceAssumption = { termYears: number; deposit: number; balloonPercent: number };

/** Kept for the visit. It says nothing of who visits. */
export const ASSUMPTION_COOKIE = 'finance_assumption';

/** What a shopper can choose. */
export const ASSUMABLE = {
  termYears: [1, 2, 3, 4, 5, 6, 7],
  mostDeposit: 100_000,
  balloonPercents: [0, 10, 20, 30],
} as const;

/** What the form begins with. */
export const FIRST_ASSUMPTION: FinanceAssumption = { termYears: 5, deposit: 0, balloonPercent: 0 };
