import type { CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import { repaymentText } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { classNames } from '../class-names';
import * as s from './repayment-line.module.css';

/**
 * A repayment: nothing else shows one. "$119 a week at 6.99% p.a. · 8.03% p.a. comparison rate, secured loan of $30,000, over 5
 * years, final payment $9,000", all in one size. Its page says the warning too: `RateWarning`, or `CardGrid` below its
 * cards (R-LEGAL-01, A-60).
 */
export function RepaymentLine({ repayment, size = 'm' }: { repayment: CarRepayment; size?: 'm' | 'l' }) {
  return (
    <p className={classNames(s.line, size === 'l' && s.large)} data-repayment="">
      {repaymentText(repayment)}
    </p>
  );
}
