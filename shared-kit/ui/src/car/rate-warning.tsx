import { COMPARISON_RATE_WARNING } from '@shared-kit/domain/finance/comparison-rate-warning';
import * as s from './rate-warning.module.css';

/** What the law wants beside a comparison rate, once a page, never inside anything folded or cut. */
export function RateWarning() {
  return <p className={s.warning}>{COMPARISON_RATE_WARNING}</p>;
}
