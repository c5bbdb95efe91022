import type { CarCard, CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '../../vehicle/availability/car-availability';
import { formatMoney } from '../../number/format-money';
import { formatRate, formatYears } from '../../number/format-number';
import { priceDisplay } from '../../price/price-display';
import type { PricedCar, PriceDisplay, PriceRules } from '../../price/price-display';
import { periodNames } from './repayment';

/** Of a site; cards are stored for all sites of a group, so that they do not say themselves what their rate is for. */
type CreditRules = { flags: { youx_quote?: boolean } };
type RepaidCar = Pick<CarCard, 'status' | 'repayment'>;

/**
 * The repayment beside a car's price in a list: none of a sold car, none beside a subscription, which is a week's price, and
 * none of which nobody says over how long it is paid and what is lent.
 */
export function shownRepayment(
  car: RepaidCar,
  shown: Pick<PriceDisplay, 'kind'>,
  { flags }: CreditRules,
): CarRepayment | null {
  if (!isAvailable(car) || shown.kind === 'subscription' || !car.repayment) return null;
  const { termYears, loanAmount } = car.repayment;
  if (!termYears || !loanAmount) return null;
  return { ...car.repayment, termYears, loanAmount, ...(flags.youx_quote && { excellentCredit: true }) };
}

/** Whether a list says to enquire for finance in a repayment's place (S5-57): it is too small on the terms that were chosen. */
export function asksForFinance(
  { status, asks_for_finance: asks }: Pick<CarCard, 'status' | 'asks_for_finance'>,
  shown: Pick<PriceDisplay, 'kind'>,
): boolean {
  return asks === true && isAvailable({ status }) && shown.kind !== 'subscription';
}

/** Whether any of these cars shows a repayment, and the page so the warning that belongs to its comparison rate. */
export function showRepayments(cars: readonly (PricedCar & RepaidCar)[], site: PriceRules & CreditRules): boolean {
  return cars.some((car) => shownRepayment(car, priceDisplay(car, site), site) !== null);
}

/** A repayment in one line: the figure, both its rates, and what makes it small (R-LEGAL-01, A-60). */
export function repaymentText(repayment: CarRepayment): string {
  const { amount, frequency, interestRate, comparisonRate } = repayment;
  const rates = `${formatRate(interestRate)} p.a. · ${formatRate(comparisonRate)} p.a. comparison rate`;
  return `${formatMoney(amount)} a ${periodNames[frequency]} at ${rates}, ${repaymentTerms(repayment)}`;
}

/**
 * What makes a repayment as small as it is: "secured loan of $30,000, over 5 years, final payment $9,000". Of a
 * loan whose lender does not say whether the vehicle stands for it nothing is said of that. First of all stands for whose
 * credit the rate is, where it differs by that (R-LEGAL-08).
 */
export function repaymentTerms({
  termYears,
  deposit,
  tradeIn = 0,
  balloon,
  loanAmount,
  secured,
  excellentCredit,
}: Pick<
  CarRepayment,
  'termYears' | 'deposit' | 'tradeIn' | 'balloon' | 'loanAmount' | 'secured' | 'excellentCredit'
>): string {
  const parts = [
    excellentCredit && 'for excellent credit',
    `${secured ? 'secured ' : secured === false ? 'unsecured ' : ''}loan of ${formatMoney(loanAmount)}`,
    `over ${formatYears(termYears)}`,
    deposit && deposit > tradeIn && `deposit ${formatMoney(deposit - tradeIn)}`,
    tradeIn && `trade-in ${formatMoney(tradeIn)}`,
    balloon && `final payment ${formatMoney(balloon)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
