import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { isRealPrice } from '../../price/real-price';
import { loanPrice } from './assumed-loan';
import { lenderFees } from '../fees/lender-fees';
import { exactRepayment } from '../repayment/repayment';
import type { Frequency } from '../repayment/repayment';

type PricedCar = Parameters<typeof loanPrice>[0];
type Advertised = { amount: number; frequency: 52 | 12; termYears: number | null };

/**
 * The price that a lender's own figure pays. A feed does not say which. Of a reduced vehicle, with a price and one on
 * offer, it is the one that the lender's terms come closer to the figure with, so that a page names the loan that is
 * repaid; where the terms do not tell, it is the price to buy.
 */
export function advertisedPrice(car: PricedCar, lender: FinanceLender, advertised: Advertised): number | null {
  const toBuy = loanPrice(car);
  const { interestRate } = lender;
  const { amount: figure, frequency, termYears } = advertised;
  if (toBuy === null || !isRealPrice(car.price)) return toBuy;
  // Terms that no formula takes: see `exactRepayment`.
  if (termYears === null || termYears <= 0 || interestRate === null || interestRate < 0) return toBuy;
  const loan = { ...besides(lender, frequency), interestRate, termYears, frequency };
  const distance = (amount: number) => Math.abs(exactRepayment({ ...loan, amount }) - figure);
  return distance(car.price) < distance(toBuy) ? car.price : toBuy;
}

/** What of a loan depends on its lender besides the rate, in dollars. */
export function besides(lender: FinanceLender, frequency: Frequency) {
  return { deposit: lender.deposit ?? 0, residual: lender.balloon ?? 0, ...lenderFees(lender, frequency) };
}
