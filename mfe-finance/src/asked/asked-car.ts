import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { financePageRanges, roundedTowards } from '@shared-kit/domain/finance/calculator-ranges';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator-ranges';
import { carNamed } from '@shared-kit/domain/vehicle/car-named';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { carApi } from '../api/car.api';
import { financeApi } from '../api/finance.api';
import { budgetIn } from './asked-stock';

type AskedCar = {
  /** Sold or not; null for none. */
  car: LeadCarCard | null;
  /** The address names one that this site does not show. */
  isUnknown: boolean;
  /** Its price is what is calculated with. */
  isFinanced: boolean;
  ranges: CalculatorRanges;
  /** The repayment that the car's own is rounded towards (S9-20). */
  advertised: ReturnType<typeof roundedTowards>;
};

/**
 * The car that an address names, and what is calculated with: its price, and the fee that its own page has (S9-24). A budget
 * counts where there is no price.
 */
export function useAskedCar(query: URLSearchParams): AskedCar {
  const config = useRemoteConfig('mfe-finance');
  const named = carNamed(query);
  const { data: car = null, isError } = carApi.endpoints.getCar.useQuery(named, { skip: named === '' });
  const { data: estimate } = financeApi.endpoints.getEstimate.useQuery(car?.slug ?? '', { skip: !car?.available });
  const isFinanced = car !== null && hasLoan(car, estimate);
  const ranges = isFinanced
    ? financePageRanges(config, car.price || budgetIn(query), estimate)
    : financePageRanges(config, budgetIn(query));
  const advertised = isFinanced && estimate ? roundedTowards(estimate, config) : null;
  return { car, isUnknown: isError, isFinanced, ranges, advertised };
}

/** A car that is sold, is had by subscription or of a make that is never financed has no loan. */
function hasLoan(car: LeadCarCard, estimate: FinanceEstimate | undefined): boolean {
  return car.available && !isByTheWeek(car) && estimate?.loan_for !== null;
}

/** Whether its page shows the price of a week. */
export function isByTheWeek({ price_type }: LeadCarCard): boolean {
  return price_type?.includes('subscription') ?? false;
}
