import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { formatMoneyExact } from '@shared-kit/domain/number/format-money';
import { formatRate } from '@shared-kit/domain/number/format-number';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { useState } from 'react';
import * as s from './car-calculator.module.css';

/** Percent a year, said of a site that names no range of its own lenders (S9-32). */
const USUAL_COMPARISON_RATES = { from: 8.38, to: 19.42 };

/** Characters of a lender's words that stand there at first (S4-53). */
const TRUNCATED_TO = 197;

type FinanceDisclaimerProps = {
  estimate: FinanceEstimate;
  /** Whether the warning stands here, as no repayment above has it. */
  warns: boolean;
};

/**
 * What a lender wants said of its own repayment, which the figures of the calculator are not: cut at 197 characters, with
 * a button for the rest; without JavaScript whole. The warning that belongs to comparison rates stands once, by the
 * repayment or else here, outside of what is cut (S4-54), and so does a range of rates where the vehicle has none of its own:
 * of the site's lenders where the site names one, else the usual one (S9-32).
 */
export function FinanceDisclaimer({ estimate, warns }: FinanceDisclaimerProps) {
  const { disclaimer: text, comparisonRate, siteFees } = estimate;
  const { comparison_rates: ofLenders } = useRemoteConfig('mfe-finance');
  const rates = ofLenders ?? USUAL_COMPARISON_RATES;
  const published = estimate.assumed ? null : offeredRepayment(estimate);
  // Under a shopper's own terms, and with fees that are asked here, the repayment is another one than its lender speaks of.
  const own = siteFees > 0 ? null : published;
  return (
    <div id="financeDisclaimer" className={s.disclaimer}>
      {text && (
        <>
          <p>{aboutWhat(own !== null, siteFees)}</p>
          {own && <RepaymentLine repayment={own} />}
          <Truncated text={text} />
        </>
      )}
      {comparisonRate === null && rates.to > 0 && (
        <p>
          Comparison rates {ofLenders ? 'of our lenders are' : 'usually are'} from {formatRate(rates.from)} to{' '}
          {formatRate(rates.to)} p.a., by the vehicle and your circumstances.
        </p>
      )}
      {warns && <RateWarning published={published !== null} />}
    </div>
  );
}

function aboutWhat(isOwnRepayment: boolean, siteFees: number): string {
  const fees = siteFees > 0 ? `, without the fees of ${formatMoneyExact(siteFees)} that are asked here` : '';
  return `The lender about its own ${isOwnRepayment ? 'repayment' : 'terms'}${fees}, not the figures set here:`;
}

function Truncated({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= TRUNCATED_TO) return <p>{text}</p>;
  const start = text.slice(0, TRUNCATED_TO);
  return (
    <p>
      {start}
      <span className={isWhole ? undefined : s.rest}>{text.slice(start.length)}</span>
      {!isWhole && <span className={s.dots}>…</span>}{' '}
      <button type="button" className={s.toggle} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show Less' : 'Show More'}
      </button>
    </p>
  );
}
