import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { QuotedCar, YouxQuote } from '@shared-kit/contracts/finance/youx.contract';
import type { CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import { offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { CREDIT_CHECK_PATH, pageAbout } from '@shared-kit/domain/form/form-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { financeApi } from '../../api/finance.api';
import { quoteApi } from '../../api/quote.api';
import { quoteBody } from '../../quote/quote-body';
import { shownQuote } from '../../quote/shown-quote';
import * as s from './excellent-credit.module.css';

/**
 * Among what a loan would cost: the finance quote of a car, labelled as what it is, for excellent credit (R-LEGAL-08) and
 * with its own term. Nothing where there is none or its provider fails (S7-03), or where a shopper's own terms make
 * no loan. The same figure is not said twice.
 */
export function ExcellentCredit({ slug }: { slug: string }) {
  const estimate = useSuspenseQuery(financeApi.endpoints.getEstimate, slug);
  const car = estimate.assumed && !offeredRepayment(estimate) ? null : estimate.quote_for;
  return car && <Quoted car={car} slug={slug} estimate={estimate} />;
}

type QuotedProps = { car: QuotedCar; slug: string; estimate: FinanceEstimate };

function Quoted({ car, slug, estimate }: QuotedProps) {
  const site = useSite();
  const given = useSuspenseQuery(quoteApi.endpoints.getQuote, quoteBody(car, 'GREAT', site));
  const quote = shownQuote(given, site.flags.finance_monthly, car.purchasePrice);
  if (!quote) return null;
  const { repayment, term, paidBesides, by } = quote;
  const isSame = isSaid(estimate, given, repayment);
  return (
    <section aria-label="With excellent credit" className={s.quote}>
      <p>
        {isSame
          ? `The repayment beside the price is for excellent credit, over ${term}.`
          : `For excellent credit, over ${term}:`}
      </p>
      {!isSame && <RepaymentLine repayment={repayment} />}
      <p>
        {`${by} ${paidBesides.charAt(0).toUpperCase()}${paidBesides.slice(1)}. `}
        <a href={pageAbout(CREDIT_CHECK_PATH, slug)}>See it for your credit</a>
      </p>
      {/* Else the repayment beside the price has brought it. */}
      {!offeredRepayment(estimate) && <RateWarning published />}
    </section>
  );
}

/** Whether the estimate beside it is the same loan: of the same lender and term, or the same figure. */
function isSaid(estimate: FinanceEstimate, given: YouxQuote | null, { frequency, amount, interestRate }: CarRepayment) {
  const isItsLender = given?.lender === estimate.lender && given?.loanTerm === estimate.termYears;
  const isItsFigure = estimate.frequency === frequency && estimate.repayment === amount;
  return estimate.interestRate === interestRate && (isItsLender || isItsFigure);
}
