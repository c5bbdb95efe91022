import type { FinanceEstimate } from '@shared-kit/contracts/finance.contract';
import type { QuotedCar } from '@shared-kit/contracts/youx.contract';
import { COMPARISON_RATE_WARNING } from '@shared-kit/domain/comparison-rate';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { RepaymentLine } from '@shared-kit/ui/repayment-line';
import { financeApi } from '../../api/finance.api';
import { quoteBody } from '../../quote/quote-body';
import { shownQuote } from '../../quote/shown-quote';
import * as s from './repayment-teaser.module.css';

type ExcellentCreditProps = { car: QuotedCar; slug: string; estimate: FinanceEstimate };

/**
 * The finance quote of a car, labelled as what it is: for excellent credit (R-LEGAL-08) and with its own term.
 * Nothing where there is none or its provider fails (S7-03). The same figure is not said twice.
 */
export function ExcellentCredit({ car, slug, estimate }: ExcellentCreditProps) {
  const site = useSite();
  const quote = shownQuote(useSuspenseQuery(financeApi.endpoints.getQuote, quoteBody(car, 'GREAT', site)));
  if (!quote) return null;
  const { repayment, interestRate, comparisonRate, term, by } = quote;
  const isSame =
    estimate.frequency === 52 && estimate.repayment === repayment && estimate.interestRate === interestRate;
  return (
    <div className={s.quote}>
      <p className={s.credit}>
        {isSame ? `This is for excellent credit, over ${term}.` : `For excellent credit, over ${term}:`}
      </p>
      {!isSame && <RepaymentLine {...{ repayment, interestRate, comparisonRate }} />}
      <p className={s.by}>{`${by} No deposit, no final payment.`}</p>
      {estimate.repayment === null && <p className={s.warning}>{COMPARISON_RATE_WARNING}</p>}
      <a href={`/credit-check?car_id=${encodeURIComponent(slug)}`}>See it for your credit</a>
    </div>
  );
}
