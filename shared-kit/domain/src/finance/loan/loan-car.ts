import type { FinanceEstimate, RepaymentEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import type { Car, FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '../../vehicle/availability/car-availability';
import { priceDisplay, priceText, purchasePrice } from '../../price/price-display';
import type { PriceDisplay } from '../../price/price-display';
import type { LenderFee } from '../fees/lender-fees';
import { isNeverFinanced } from '../eligibility/lender-rules';

type SoldCar = Parameters<typeof priceDisplay>[0] & Pick<Car, 'make' | 'status'>;
type LoanCar = SoldCar & Pick<Car, 'finance_lenders'>;
type PricingSite = Parameters<typeof priceDisplay>[1];

type Fee = FinanceSettings['fees'][number];

/**
 * What a loan for a vehicle pays: the price to buy, of one that can be subscribed to as well; the one answer to whether it
 * has a loan at all, which every repayment, quote and calculator asks. Null for a vehicle that cannot be had, of a make
 * that is never financed (S9-48), or that is had by the week alone: a lender's rules (S5-48) ask nothing of a subscription.
 */
export function financedPrice(car: SoldCar, site: PricingSite): PriceDisplay | null {
  if (!isAvailable(car) || isNeverFinanced(car.make)) return null;
  const price = purchasePrice(car, site);
  const isByTheWeekAlone = price.amount === null && priceDisplay(car, site).kind === 'subscription';
  return isByTheWeekAlone ? null : price;
}

/**
 * What the calculator on a vehicle's page works with: the price to buy, and the fees of the lender whose repayment the page
 * shows. Null, and so no calculator, for a vehicle without a loan.
 *
 * @param fees what the site lists.
 */
export function loanCar(
  car: LoanCar,
  site: PricingSite,
  { lender }: Pick<RepaymentEstimate, 'lender'>,
  fees: readonly Fee[] = [],
): FinanceEstimate['loan_for'] {
  const price = financedPrice(car, site);
  if (!price) return null;
  const terms = Object.entries(car.finance_lenders).find(
    ([key, { financeProvider }]) => lender !== null && (financeProvider ?? key) === lender,
  )?.[1];
  return {
    price: price.amount,
    price_text: price.amount === null ? null : priceText(price),
    establishment_fee: terms?.establishmentFees ?? null,
    fees: listedFees(terms, fees),
  };
}

/**
 * A lender that says what it asks for each month asks for that, not for what the site lists for a month (S9-31). Each fee is
 * named to the shopper: what only follows from a published rate has no name, and is left to `withSiteFees`.
 */
function listedFees(terms: FinanceLender | undefined, fees: readonly Fee[]): Fee[] {
  const monthly = terms?.monthlyFees ?? null;
  if (monthly === null) return [...fees];
  const named = {
    // The calculator has it as a figure of its own.
    establishmentFees: [],
    monthlyFees: monthly > 0 ? [{ name: 'Account fee', amount: monthly, each: 'month' as const }] : [],
  } satisfies Record<LenderFee, Fee[]>;
  return [...fees.filter(({ each }) => each === 'loan'), ...named.monthlyFees];
}
