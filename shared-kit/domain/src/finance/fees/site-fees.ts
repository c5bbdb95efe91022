import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import { providerKey } from '../eligibility/lender-rules';
import type { Frequency } from '../repayment/repayment';

/** What a site asks for with a loan, beside what its lender's own figure counts (S9-27, S9-31). */
export type SiteFees = Pick<FinanceSettings, 'establishment_fee' | 'lender_fees' | 'fees'>;
type Fee = SiteFees['fees'][number];

/**
 * Dollars that a loan of this lender costs at first: what the site says, whichever way its name is written, then what the
 * feed says.
 *
 * @param said by the feed; null where it says nothing.
 */
export function establishmentFeeOf(
  provider: string,
  said: number | null,
  { lender_fees, establishment_fee }: Omit<SiteFees, 'fees'>,
): number {
  const key = providerKey(provider);
  const [, own] = Object.entries(lender_fees).find(([name]) => providerKey(name) === key) ?? [];
  return own ?? said ?? establishment_fee;
}

/**
 * Dollars that are borrowed with a loan of this lender beside the fee that its own figure counts: all that is asked for
 * with the loan is in its repayment and its comparison rate (National Credit Code, regulation 71). Never less than none: a
 * lender's own figure is not made smaller.
 */
export function borrowedBesides(provider: string, said: number | null, fees: SiteFees | undefined): number {
  if (!fees) return 0;
  return Math.max(0, establishmentFeeOf(provider, said, fees) + feesEach('loan', fees) - (said ?? 0));
}

/** The sum of a site's fees of one kind, in dollars. */
export function feesEach(each: Fee['each'], { fees }: Pick<SiteFees, 'fees'>): number {
  return fees.filter((fee) => fee.each === each).reduce((sum, { amount }) => sum + amount, 0);
}

/** What is asked for each month, as it comes to with each repayment. */
export function perRepayment(aMonth: number, frequency: Frequency): number {
  return (aMonth * 12) / frequency;
}

/** Whether a site asks for anything that its lenders' own figures may not count. */
export function asksFees({ establishment_fee, lender_fees, fees }: SiteFees): boolean {
  return establishment_fee > 0 || Object.keys(lender_fees).length > 0 || fees.length > 0;
}
