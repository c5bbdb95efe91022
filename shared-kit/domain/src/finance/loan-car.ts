import type { FinanceEstimate, RepaymentEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import type { Car, FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '../vehicle/car-availability';
import { priceDisplay, priceText } from '../price/price-display';
import { isNeverFinanced } from './lender-rules';

type LoanCar = Parameters<typeof priceDisplay>[0] & Pick<Car, 'make' | 'status' | 'finance_lenders'>;

type Fee = FinanceSettings['fees'][number];

/**
 * What the calculator on a vehicle's page works with: the price to buy, and the fees of the lender whose repayment the page
 * shows. Null, and so no calculator, for a vehicle that cannot be had, of a make that is never financed (S9-48), or that
 * is had by the week alone.
 *
 * @param fees what the site lists.
 */
export function loanCar(
  car: LoanCar,
  site: Parameters<typeof priceDisplay>[1],
  { lender }: Pick<RepaymentEstimate, 'lender'>,
  fees: readonly Fee[] = [],
): FinanceEstimate['loan_for'] {
  if (!isAvailable(car) || isNeverFinanced(car.make)) return null;
  const price = priceDisplay(car, site);
  if (price.kind === 'subscription') return null;
  const terms = Object.entries(car.finance_lenders).find(
    ([key, { financeProvider }]) => lender !== null && (financeProvider ?? key) === lender,
  )?.[1];
  return {
    price: price.amount,
    price_text: price.amount === null ? null : priceText(price),
    establishment_fee: terms?.establishmentFees ?? null,
    fees: feesOf(terms, fees),
  };
}

/** A lender that says what it asks for each month asks for that, not for what the site lists for a month (S9-31). */
function feesOf(terms: FinanceLender | undefined, fees: readonly Fee[]): Fee[] {
  const monthly = terms?.monthlyFees ?? null;
  if (monthly === null) return [...fees];
  const lender: Fee = { name: 'Account fee', amount: monthly, each: 'month' };
  return [...fees.filter(({ each }) => each === 'loan'), ...(monthly > 0 ? [lender] : [])];
}
