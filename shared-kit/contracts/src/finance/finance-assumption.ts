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

/** The terms of them that a site's loans run for at most (S5-38), whole years. */
export function assumableYears({ term_max }: { term_max: number }): number[] {
  return ASSUMABLE.termYears.filter((years) => years <= term_max);
}

/** What the form begins with. */
export const FIRST_ASSUMPTION: FinanceAssumption = { termYears: 5, deposit: 0, balloonPercent: 0 };

/** As the cookie keeps it and one remote tells another: "5.2000.0". */
export function assumptionText({ termYears, deposit, balloonPercent }: FinanceAssumption): string {
  return [termYears, deposit, balloonPercent].join('.');
}

/** What `assumptionText` wrote; of an empty text, where each lender's own terms count, null. */
export function assumptionOf(text: string): FinanceAssumption | null {
  if (text === '') return null;
  const [termYears = 0, deposit = 0, balloonPercent = 0] = text.split('.').map(Number);
  return { termYears, deposit, balloonPercent };
}
