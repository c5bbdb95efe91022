import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { QuotedCar, YouxQuote } from '@shared-kit/contracts/finance/youx.contract';
import type { CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import { pageAbout } from '@shared-kit/domain/form/form-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { quoteApi } from '../../api/quote.api';
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
  const given = useSuspenseQuery(quoteApi.endpoints.getQuote, quoteBody(car, 'GREAT', site));
  const quote = shownQuote(given, site.flags.finance_monthly, car.purchasePrice);
  if (!quote) return null;
  const { repayment, term, paidBesides, by } = quote;
  const isSame = isSaid(estimate, given, repayment);
  return (
    <div className={s.quote}>
      <p className={s.credit}>
        {isSame ? `This is for excellent credit, over ${term}.` : `For excellent credit, over ${term}:`}
      </p>
      {!isSame && <RepaymentLine repayment={repayment} />}
      <p className={s.by}>{`${by} ${paidBesides.charAt(0).toUpperCase()}${paidBesides.slice(1)}.`}</p>
      {estimate.repayment === null && <RateWarning published />}
      <a href={pageAbout('/credit-check', slug)}>See it for your credit</a>
    </div>
  );
}

/** Whether the estimate beside it is the same loan: of the same lender and term, or the same figure. */
function isSaid(estimate: FinanceEstimate, given: YouxQuote | null, { frequency, amount, interestRate }: CarRepayment) {
  const isItsLender = given?.lender === estimate.lender && given?.loanTerm === estimate.termYears;
  const isItsFigure = estimate.frequency === frequency && estimate.repayment === amount;
  return estimate.interestRate === interestRate && (isItsLender || isItsFigure);
}
