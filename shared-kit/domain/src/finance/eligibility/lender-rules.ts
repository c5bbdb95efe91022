import type { Car, FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { isForbiddenRate } from '../repayment/comparison-rate';
import { isAvailable } from '../../vehicle/availability/car-availability';

export type FinancedCar = Pick<Car, 'make' | 'year' | 'price' | 'status' | 'finance_lenders'> &
  Partial<Pick<Car, 'offer_price'>>;
type Rule = (car: FinancedCar, lender: FinanceLender, currentYear: number) => boolean;

/** Dollars; below it a price is a placeholder or a part. */
const FINANCED_ABOVE = 500;
const TAURUS_MAX_AGE_YEARS = 12;

const isPriced = ({ price }: FinancedCar) => price !== null && price > FINANCED_ABOVE;
const pricedAndWeekly: Rule = (car, { paymentWeek }) => isPriced(car) && paymentWeek !== null;

/** Beginnings of a provider's name, letters and digits only, and what it asks of a car besides availability. */
const providerRules: Readonly<Record<string, Rule>> = {
  // Taurus also asks for a comparison rate, which every lender must have.
  taurus: (car, _lender, currentYear) =>
    isPriced(car) && car.year !== null && car.year > currentYear - TAURUS_MAX_AGE_YEARS,
  '360': () => true,
  ausloans: () => true,
  manual: pricedAndWeekly,
  angle: pricedAndWeekly,
  powertorque: pricedAndWeekly,
  nissan: (car, { paymentMonth }) => isPriced(car) && paymentMonth !== null,
};

/** The seven providers whose figures may be shown, as a site's configuration may write them. */
export const financeProviders: readonly string[] = Object.keys(providerRules);

/** Whether a name begins with that of one of the seven. */
export function isFinanceProvider(name: string): boolean {
  return ruleOf(name) !== undefined;
}

/** 'Aus Loans' and 'ausloans' are one provider. */
export function providerKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function ruleOf(provider: string): Rule | undefined {
  const key = providerKey(provider);
  const known = Object.keys(providerRules).find((start) => key.startsWith(start));
  return known === undefined ? undefined : providerRules[known];
}

/** Suzuki shows no finance anywhere (S9-48). */
export function isNeverFinanced(make: string): boolean {
  return make.toLowerCase() === 'suzuki';
}

/**
 * Whether this lender's repayment may be shown for this car (S5-48 to S5-55). A provider that is not among the seven is
 * hidden.
 */
export function isEligible(car: FinancedCar, provider: string, lender: FinanceLender, currentYear: number): boolean {
  if (lender.interestRate === null || lender.comparisonRate === null) return false;
  if (isForbiddenRate(lender.comparisonRate)) return false;
  if (isNeverFinanced(car.make) || !isAvailable(car)) return false;
  return ruleOf(provider)?.(car, lender, currentYear) ?? false;
}
