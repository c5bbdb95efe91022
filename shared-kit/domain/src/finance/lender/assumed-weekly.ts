import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { perRepayment } from '../fees/site-fees';
import { assumedBalloon } from '../loan/assumed-loan';
import { highestRateFactors } from '../repayment/comparison-rate';
import { presentValue } from '../repayment/present-value';
import { levelPayment, NO_REPAYMENT_UP_TO, repaymentCount, weeklyOf, withoutNoise } from '../repayment/repayment';

/**
 * What of a lender's terms is left when term, deposit and final payment are the shopper's: percent a year, dollars borrowed
 * with the rest, and dollars a month.
 */
export type LoanOffer = { interestRate: number; fee: number; monthlyFee: number };

/** What of a formula does not change from car to car. */
type Factors = {
  fee: number;
  rate: number;
  discount: number;
  annuity: number;
  periods: number;
  feePerPeriod: number;
  highest: ReturnType<typeof highestRateFactors>;
};

export function loanFactors(
  { interestRate, fee, monthlyFee }: LoanOffer,
  termYears: number,
  frequency: 52 | 12,
): Factors {
  const rate = interestRate / 100 / frequency;
  const periods = repaymentCount({ termYears, frequency });
  return {
    ...{ fee, rate, periods, ...presentValue(rate, periods) },
    feePerPeriod: perRepayment(monthlyFee, frequency),
    highest: highestRateFactors({ termYears, frequency }),
  };
}

/**
 * What a car of a price costs a week with an offer, in whole dollars; null where no repayment may be
 * shown. `financeEstimate` under the same assumption says the same (a test holds the two together): this is for a whole
 * stock at once, where nothing but the price differs.
 */
export function assumedWeekly(
  offer: LoanOffer,
  assumed: FinanceAssumption,
  frequency: 52 | 12,
): (price: number) => number | null {
  const { fee, feePerPeriod, highest, ...factors } = loanFactors(offer, assumed.termYears, frequency);
  return (price) => {
    const received = price - assumed.deposit;
    const balloon = assumedBalloon(price, assumed);
    const exact = levelPayment(received + fee, balloon, factors);
    // Above the highest comparison rate no lender may offer it.
    const isForbidden = (exact + feePerPeriod) * highest.annuity + balloon * highest.discount >= received;
    const perPeriod = isForbidden ? 0 : Math.ceil(withoutNoise(exact));
    return perPeriod <= NO_REPAYMENT_UP_TO ? null : weeklyOf(perPeriod, frequency);
  };
}
