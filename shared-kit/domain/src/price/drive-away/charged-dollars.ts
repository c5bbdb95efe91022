import type { ChargeLine } from '@shared-kit/contracts/finance/drive-away.contract';

/** What a line charges, in dollars and cents; in whole dollars where an older release of the API says no cents. */
export function exactOf({ amount, exact = amount }: Pick<ChargeLine, 'amount' | 'exact'>): number {
  return exact;
}

/** Amounts together, in dollars and cents: binary fractions add a little to 0.1 x 3. */
export function sumToTheCent(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

/** Amounts together, rounded up once to the dollar: no part is told higher than it is charged, and the sum never lower. */
export function sumRoundedUp(amounts: readonly number[]): number {
  return Math.ceil(sumToTheCent(amounts));
}
