import { classNames } from './class-names';
import * as s from './repayment-line.module.css';

type RepaymentLineProps = {
  /** Whole dollars per period. */
  repayment: number;
  /** Payments a year. */
  frequency?: 52 | 26 | 12;
  /** Percent a year. Both are required: a repayment is never shown without them. */
  interestRate: number;
  comparisonRate: number;
  size?: 'm' | 'l';
};

const periods = { 52: 'week', 26: 'fortnight', 12: 'month' } as const;
const dollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** "$119 a week · 6.99% p.a. · 8.03% p.a. comparison rate". */
export function RepaymentLine({ repayment, frequency = 52, interestRate, comparisonRate, size = 'm' }: RepaymentLineProps) {
  return (
    <p className={classNames(s.line, size === 'l' && s.large)}>
      {`$${dollars.format(repayment)} a ${periods[frequency]} · ${interestRate.toFixed(2)}% p.a. · ${comparisonRate.toFixed(2)}% p.a. comparison rate`}
    </p>
  );
}
