import type { CarCard, CarRepayment } from '@shared-kit/contracts/car.contract';
import { isAvailable } from '../vehicle/car-availability';
import { formatMoney } from '../text/format-money';
import { formatRate, formatYears } from '../text/format-number';
import { priceDisplay } from '../price/price-display';
import type { PricedCar, PriceRules } from '../price/price-display';
import { periodNames } from './repayment';

type RepaidCar = PricedCar & Pick<CarCard, 'status' | 'repayment'>;

/** The repayment beside a car's price in a list: none of a sold car, and none beside a subscription, which is a week's price. */
export function shownRepayment(car: RepaidCar, site: PriceRules): CarRepayment | null {
  return isAvailable(car) && priceDisplay(car, site).kind !== 'subscription' ? (car.repayment ?? null) : null;
}

/** Whether any of these cars shows a repayment, and the page so the warning that belongs to its comparison rate. */
export function showRepayments(cars: readonly RepaidCar[], site: PriceRules): boolean {
  return cars.some((car) => shownRepayment(car, site) !== null);
}

/** A repayment in the parts that stand together in one size: the figure, its rates, what makes it small. */
export function repaymentParts(repayment: CarRepayment): [figure: string, rates: string, terms: string] {
  const { amount, frequency, interestRate, comparisonRate } = repayment;
  return [
    `${formatMoney(amount)} a ${periodNames[frequency]}`,
    `at ${formatRate(interestRate)} p.a. · ${formatRate(comparisonRate)} p.a. comparison rate`,
    repaymentTerms(repayment),
  ];
}

/** The same in one line, for where there are no lines. */
export function repaymentText(repayment: CarRepayment): string {
  return repaymentParts(repayment).filter(Boolean).join(' ');
}

/** What makes a repayment as small as it is: "over 5 years, final payment $9,000". */
export function repaymentTerms({
  termYears,
  deposit,
  balloon,
}: Pick<CarRepayment, 'termYears' | 'deposit' | 'balloon'>): string {
  const parts = [
    termYears && `over ${formatYears(termYears)}`,
    deposit && `deposit ${formatMoney(deposit)}`,
    balloon && `final payment ${formatMoney(balloon)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
