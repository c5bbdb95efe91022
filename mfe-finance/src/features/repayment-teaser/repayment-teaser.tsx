import { COMPARISON_RATE_WARNING } from '@shared-kit/domain/comparison-rate';
import { formatMoney } from '@shared-kit/domain/format-money';
import { formatYears } from '@shared-kit/domain/format-number';
import { ENQUIRE_FOR_FINANCE } from '@shared-kit/domain/repayment';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { RepaymentLine } from '@shared-kit/ui/repayment-line';
import type { FinanceEstimate } from '@shared-kit/contracts/finance.contract';
import { Suspense } from 'react';
import { financeApi } from '../../api/finance.api';
import { ExcellentCredit } from './excellent-credit';
import * as s from './repayment-teaser.module.css';

type RepaymentTeaserProps = { carId: string; slug: string };

/**
 * Under the price: the repayment with both rates, and in words what it is worked out from. Nothing where nothing may be
 * shown. On a site with finance quotes, the quote below it; a provider that takes its time holds up nothing else.
 */
export function RepaymentTeaser({ slug }: RepaymentTeaserProps) {
  const estimate = useSuspenseQuery(financeApi.endpoints.getEstimate, slug);
  const { quote_for: car } = estimate;
  if (!estimate.eligible && !car) return null;
  return (
    <div className={s.teaser}>
      <LenderEstimate estimate={estimate} />
      {car && (
        <Suspense fallback={null}>
          <ExcellentCredit car={car} slug={slug} estimate={estimate} />
        </Suspense>
      )}
    </div>
  );
}

function LenderEstimate({ estimate }: { estimate: FinanceEstimate }) {
  if (!estimate.eligible) return null;
  const { repayment, interestRate, comparisonRate, frequency } = estimate;
  if (repayment === null || interestRate === null || comparisonRate === null) {
    return <a href="#enquire">{ENQUIRE_FOR_FINANCE}</a>;
  }
  return (
    <>
      <RepaymentLine {...{ repayment, frequency, interestRate, comparisonRate }} size="l" />
      <details className={s.terms}>
        <summary>About this estimate</summary>
        <p>{termsOf(estimate)}</p>
        {estimate.disclaimer && <p>{estimate.disclaimer}</p>}
      </details>
      {/* Never behind the summary above: it belongs to the comparison rate (S4-54). */}
      <p className={s.warning}>{COMPARISON_RATE_WARNING}</p>
    </>
  );
}

function termsOf({ lender, termYears, deposit, balloon, totalPayable }: FinanceEstimate): string {
  const parts = [
    lender && `Estimate based on ${lender}`,
    termYears && `over ${formatYears(termYears)}`,
    deposit ? `with a deposit of ${formatMoney(deposit)}` : 'with no deposit',
    balloon ? `and a final payment of ${formatMoney(balloon)}` : '',
  ].filter(Boolean);
  const total = totalPayable ? ` Total payable ${formatMoney(totalPayable)}.` : '';
  return `${parts.join(' ')}.${total} Subject to approval; fees and conditions apply.`;
}
