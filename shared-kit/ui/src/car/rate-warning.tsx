import {
  COMPARISON_RATE_WARNING,
  PUBLISHED_RATE_WARNING,
} from '@shared-kit/domain/finance/repayment/comparison-rate-warning';
import * as s from './rate-warning.module.css';

/**
 * What the law wants beside a comparison rate, once a page, never inside anything folded or cut. `published`: of
 * rates that lenders publish, with what those are for; not of one that was worked out for the loan at hand.
 */
export function RateWarning({ published = false }: { published?: boolean }) {
  return <p className={s.warning}>{published ? PUBLISHED_RATE_WARNING : COMPARISON_RATE_WARNING}</p>;
}
