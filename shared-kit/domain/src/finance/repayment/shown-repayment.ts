import type { CarCard, CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '../../vehicle/availability/car-availability';
import { formatMoney } from '../../text/format-money';
import { formatRate, formatYears } from '../../text/format-number';
import { priceDisplay } from '../../price/price-display';
import type { PricedCar, PriceDisplay, PriceRules } from '../../price/price-display';
import { periodNames } from './repayment';

type RepaidCar = Pick<CarCard, 'status' | 'repayment'>;

/**
 * The repayment beside a car's price in a list: none of a sold car, none beside a subscription, which is a week's price, and
 * none of which nobody says over how long it is paid and what is lent.
 */
export function shownRepayment(car: RepaidCar, shown: Pick<PriceDisplay, 'kind'>): CarRepayment | null {
  if (!isAvailable(car) || shown.kind === 'subscription' || !car.repayment) return null;
  const { termYears, loanAmount } = car.repayment;
  return termYears && loanAmount ? { ...car.repayment, termYears, loanAmount } : null;
}

/** Whether any of these cars shows a repayment, and the page so the warning that belongs to its comparison rate. */
export function showRepayments(cars: readonly (PricedCar & RepaidCar)[], site: PriceRules): boolean {
  return cars.some((car) => shownRepayment(car, priceDisplay(car, site)) !== null);
}

/** A repayment in one line: the figure, both its rates, and what makes it small (R-LEGAL-01, A-60). */
export function repaymentText(repayment: CarRepayment): string {
  const { amount, frequency, interestRate, comparisonRate } = repayment;
  const rates = `${formatRate(interestRate)} p.a. · ${formatRate(comparisonRate)} p.a. comparison rate`;
  return `${formatMoney(amount)} a ${periodNames[frequency]} at ${rates}, ${repaymentTerms(repayment)}`;
}

/**
 * What makes a repayment as small as it is: "secured loan of $30,000, over 5 years, final payment $9,000". Of a
 * loan whose lender does not say whether the vehicle stands for it nothing is said of that.
 */
export function repaymentTerms({
  termYears,
  deposit,
  balloon,
  loanAmount,
  secured,
}: Pick<CarRepayment, 'termYears' | 'deposit' | 'balloon' | 'loanAmount' | 'secured'>): string {
  const parts = [
    `${secured ? 'secured ' : secured === false ? 'unsecured ' : ''}loan of ${formatMoney(loanAmount)}`,
    `over ${formatYears(termYears)}`,
    deposit && `deposit ${formatMoney(deposit)}`,
    balloon && `final payment ${formatMoney(balloon)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
