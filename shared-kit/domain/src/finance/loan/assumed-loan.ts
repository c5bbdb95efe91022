import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { isRealPrice } from '../../price/real-price';

/** A lender's terms with the shopper's term, deposit and final payment: its own figures are of another loan. */
export function assumedTerms(lender: FinanceLender, price: number | null, assumed: FinanceAssumption): FinanceLender {
  return {
    ...lender,
    termYears: assumed.termYears,
    deposit: assumed.deposit,
    balloon: assumedBalloon(price ?? 0, assumed),
    paymentWeek: null,
    paymentMonth: null,
    totalPayable: null,
  };
}

/** The final payment in whole dollars. */
export function assumedBalloon(price: number, { balloonPercent }: Pick<FinanceAssumption, 'balloonPercent'>): number {
  return Math.floor((price * balloonPercent + 50) / 100);
}

/** The price that an assumed loan pays: the one that a page shows to buy for. */
export function loanPrice(car: { price: number | null; offer_price?: number | null }): number | null {
  if (isRealPrice(car.offer_price)) return car.offer_price;
  return isRealPrice(car.price) ? car.price : null;
}
