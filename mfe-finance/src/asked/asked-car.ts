import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { askedAmount, budgetIn, calculatedAmount } from '@shared-kit/domain/finance/loan/asked-amount';
import { carPageRanges, linkedRanges, roundedTowards } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { BY_SUBSCRIPTION } from '@shared-kit/domain/price/price-type';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { namesNothing, whyMissing } from '@shared-kit/runtime/as-problem';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { withChosenTerms } from '@shared-kit/domain/finance/loan/chosen-terms';
import { assumptionApi } from '../api/assumption.api';
import { carApi } from '../api/car.api';
import { financeApi } from '../api/finance.api';

type AskedCar = {
  /** Sold or not; null for none. */
  car: LeadCarCard | null;
  /** The address names one that this site does not show, or that cannot be read right now. */
  missing: ReturnType<typeof whyMissing>;
  /** All that the figures are made of is there: of a car that is not read yet, or cannot be, there are none. */
  hasFigures: boolean;
  /** Its price is what is calculated with. */
  isFinanced: boolean;
  ranges: CalculatorRanges;
  /** Dollars, the most that the calculator on its own page takes; 0 without one. */
  pageMax: number;
  /** The terms that were chosen for all repayments cannot be read: the figures begin without them. */
  areTermsUnread: boolean;
  /** What counts of the budget of the address; null where it has none, or the price or an amount counts. */
  budgetTaken: number | null;
  /** The repayment that the car's own is rounded towards (S9-20). */
  advertised: ReturnType<typeof roundedTowards>;
};

/**
 * The car that an address names, and what is calculated with: its price, the fee and the term that its own page has (S9-24),
 * and the terms that were chosen for all repayments. A budget counts where there is no price.
 */
export function useAskedCar(query: URLSearchParams): AskedCar {
  const config = useRemoteConfig('mfe-finance');
  const { flags } = useSite();
  const { car, estimate, missing, hasFigures } = useRead(carNamed(query));
  const isFinanced = hasLoan(car, estimate);
  const { data: assumed, isError: areTermsUnread } = assumptionApi.endpoints.getAssumption.useQuery();
  const own = isFinanced
    ? linkedRanges(config, flags, askedAmount(query, car.price), estimate)
    : linkedRanges(config, flags, askedAmount(query, null));
  const pageMax = useOwnMax(isFinanced ? estimate : undefined);
  const ranges = withChosenTerms(own, assumed?.assumption);
  const advertised = isFinanced && estimate ? roundedTowards(estimate, config) : null;
  const isBudgetAsked = !(isFinanced && car.price) && budgetIn(query) !== null && !query.has('amount');
  const budgetTaken = isBudgetAsked ? calculatedAmount(ranges.start.amount, config) : null;
  return { car, missing, hasFigures, isFinanced, ranges, pageMax, areTermsUnread, budgetTaken, advertised };
}

function useOwnMax(estimate: FinanceEstimate | undefined): number {
  const config = useRemoteConfig('mfe-finance');
  const { flags } = useSite();
  return estimate ? carPageRanges(config, flags, estimate).amount.max : 0;
}

type Read = Pick<AskedCar, 'car' | 'missing' | 'hasFigures'> & { estimate?: FinanceEstimate | undefined };

/** A car with what its page says of a loan. One whose rate and fees cannot be read has no figures, whatever the reason. */
function useRead(named: string): Read {
  const { data: car = null, error } = carApi.endpoints.getCar.useQuery(named, { skip: named === '' });
  const ofCar = financeApi.endpoints.getEstimate.useQuery(car?.slug ?? '', { skip: !car?.available });
  if (!car) {
    return { car, missing: whyMissing(error), hasFigures: named === '' || namesNothing(error) };
  }
  const { data: estimate } = ofCar;
  const hasFigures = !car.available || estimate !== undefined;
  return { car, estimate, missing: !hasFigures && ofCar.error ? 'unread' : null, hasFigures };
}

/** As its own page says: a car that is sold, is had by the week alone or of a make that is never financed has no loan. */
function hasLoan(car: LeadCarCard | null, estimate: FinanceEstimate | undefined): car is LeadCarCard {
  return car?.available === true && estimate?.loan_for !== null;
}

/** Why there is no loan for the car of the address, after its name: "is sold"; null where there is one. */
export function noLoanWords({ car, isFinanced }: Pick<AskedCar, 'car' | 'isFinanced'>): string | null {
  if (!car || isFinanced) return null;
  if (!car.available) return 'is sold';
  return car.price === null && car.price_type === BY_SUBSCRIPTION
    ? 'is had by subscription, without a loan'
    : 'is not offered with a loan';
}
