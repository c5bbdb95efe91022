import { formatMoney } from '@shared-kit/domain/format-money';
import { formatRate } from '@shared-kit/domain/format-number';
import { periodNames } from '@shared-kit/domain/repayment';
import type { Frequency } from '@shared-kit/domain/repayment';
import { classNames } from './class-names';
import * as s from './repayment-line.module.css';

type RepaymentLineProps = {
  /** Whole dollars per period. */
  repayment: number;
  /** Payments a year. */
  frequency?: Frequency;
  /** Percent a year. Both are required: a repayment is never shown without them. */
  interestRate: number;
  comparisonRate: number;
  size?: 'm' | 'l';
};

/** "$119 a week at 6.99% p.a. · 8.03% p.a. comparison rate", the rates always beside each other. */
export function RepaymentLine({
  repayment,
  frequency = 52,
  interestRate,
  comparisonRate,
  size = 'm',
}: RepaymentLineProps) {
  return (
    <p className={classNames(s.line, size === 'l' && s.large)}>
      <span>{`${formatMoney(repayment)} a ${periodNames[frequency]}`}</span>
      <span>{`at ${formatRate(interestRate)} p.a. · ${formatRate(comparisonRate)} p.a. comparison rate`}</span>
    </p>
  );
}
