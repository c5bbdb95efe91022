import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { lenderInWords } from '@shared-kit/domain/finance/lender/lender-in-words';
import { formatMoney, formatMoneyExact } from '@shared-kit/domain/number/format-money';
import { formatYears } from '@shared-kit/domain/number/format-number';
import { ENQUIRE_FOR_FINANCE } from '@shared-kit/domain/finance/repayment/repayment';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { financeApi } from '../../api/finance.api';
import * as s from './repayment-teaser.module.css';

type RepaymentTeaserProps = { carId: string; slug: string };

/**
 * Under the price: one line of repayment with both rates and what makes it small, folded below it what it is worked out
 * from, and the warning. Nothing where nothing may be shown.
 */
export function RepaymentTeaser({ slug }: RepaymentTeaserProps) {
  const estimate = useSuspenseQuery(financeApi.endpoints.getEstimate, slug);
  if (!estimate.eligible) return null;
  const repayment = offeredRepayment(estimate);
  if (!repayment) return <a href="#enquire">{ENQUIRE_FOR_FINANCE}</a>;
  return (
    <div className={s.teaser}>
      <RepaymentLine repayment={repayment} />
      <details className={s.terms}>
        <summary>About this estimate</summary>
        <p>{termsOf(estimate)}</p>
        {estimate.disclaimer && (
          <p>
            {(estimate.assumed || estimate.siteFees > 0) && 'The lender about its own terms: '}
            {estimate.disclaimer}
          </p>
        )}
      </details>
      {/* Never behind the summary above: it belongs to the comparison rate (S4-54). */}
      <RateWarning published />
    </div>
  );
}

function termsOf({
  lender,
  termYears,
  deposit,
  balloon,
  totalPayable,
  totalByLender,
  siteFees,
  assumed,
}: FinanceEstimate): string {
  const parts = [
    lender &&
      (assumed
        ? `Worked out at the rate of ${lenderInWords(lender)}, on the terms you chose,`
        : `Estimate based on ${lenderInWords(lender)}`),
    termYears && `over ${formatYears(termYears)}`,
    deposit ? `with a deposit of ${formatMoney(deposit)}` : 'with no deposit',
    balloon ? `and a final payment of ${formatMoney(balloon)}` : '',
  ].filter(Boolean);
  const bySum = totalByLender ? ', the lender’s own, of repayments in dollars and cents' : '';
  const fees = siteFees > 0 ? ` Fees of ${formatMoneyExact(siteFees)} that are asked here are borrowed with it.` : '';
  const total = totalPayable ? ` Total payable ${formatMoney(totalPayable)}${bySum}.` : '';
  return `${parts.join(' ')}.${fees}${total} Subject to approval; fees and conditions apply.`;
}
