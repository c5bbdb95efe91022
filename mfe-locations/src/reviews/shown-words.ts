import type { ReviewSet } from '@shared-kit/contracts/place/review.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';

/** Which reviews are left out, what the mean is over, and what nobody has checked (R-LEGAL-04). */
export function shownWords(
  { count, minimum_rating: least }: Pick<ReviewSet, 'count' | 'minimum_rating'>,
  some: boolean,
): string {
  const shown = some ? `Shown are reviews of ${least} stars or more. ` : '';
  return `${shown}The average is over all ${formatNumber(count)}. We have not checked that who wrote them was a customer.`;
}
