import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { CreditScore, QuotedCar } from '@shared-kit/contracts/finance/youx.contract';
import { FINANCE_ENQUIRY_PATH, pageAbout, PRE_APPROVAL_PATH } from '@shared-kit/domain/form/form-path';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { LinkButton } from '@shared-kit/ui/link-button';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { quoteApi } from '../../api/quote.api';
import { quoteBody } from '../../quote/quote-body';
import { shownQuote } from '../../quote/shown-quote';
import { termsAddress } from '../../repayment-terms/terms-address';
import { termsInWords } from '../../repayment-terms/terms-in-words';
import { useLocation } from 'react-router';
import * as s from './credit-check.module.css';

const CREDIT: Readonly<Record<CreditScore, string>> = {
  GREAT: 'For excellent credit',
  GOOD: 'For good credit',
  FAIR: 'For fair credit',
  POOR: 'After trouble with credit',
};

type CreditRateProps = {
  score: CreditScore;
  quoted: QuotedCar;
  carId: string;
  /** The terms for all repayments, where the shopper chose some. */
  chosen: FinanceAssumption | null;
};

/** What one answer would cost; or whom to ask, where nobody should name a figure. */
export function CreditRate({ score, quoted, carId, chosen }: CreditRateProps) {
  const site = useSite();
  const given = useSuspenseQuery(quoteApi.endpoints.getQuote, quoteBody(quoted, score, site));
  const quote = shownQuote(given, site.flags.finance_monthly, quoted.purchasePrice);
  return (
    <section className={s.rate} data-score={score} aria-label={CREDIT[score]}>
      <h2>{CREDIT[score]}</h2>
      {quote ? (
        <>
          <RepaymentLine repayment={quote.repayment} size="l" />
          <p>{`${formatMoney(quoted.purchasePrice)} over ${quote.term}, ${quote.paidBesides}. ${quote.by} Subject to approval; fees and conditions apply.`}</p>
          {chosen && <OwnTerms chosen={chosen} isFollowed={given?.source === 'lenders'} />}
          <RateWarning published />
          <LinkButton to={pageAbout(PRE_APPROVAL_PATH, carId)} variant="primary">
            Request pre-approval
          </LinkButton>
        </>
      ) : (
        <>
          <p>{whyNone(quoted.purchasePrice, chosen)}</p>
          {chosen && chosen.deposit >= quoted.purchasePrice && <OwnTerms chosen={chosen} isFollowed />}
          <LinkButton to={pageAbout(FINANCE_ENQUIRY_PATH, carId)} variant="primary">
            Ask about finance
          </LinkButton>
        </>
      )}
    </section>
  );
}

/** A deposit that pays for all of it says nothing of anybody's credit. */
function whyNone(price: number, chosen: FinanceAssumption | null): string {
  return chosen && chosen.deposit >= price
    ? `The deposit you chose, ${formatMoney(chosen.deposit)}, pays for all of it: there is nothing to borrow.`
    : 'No figure here would be honest: lenders decide such applications one by one. Talk to a person first. Nothing goes to a lender before you say so.';
}

/** That the figure is on the terms which the shopper chose, or, where somebody else quotes, that it is not. */
function OwnTerms({ chosen, isFollowed }: { chosen: FinanceAssumption; isFollowed: boolean }) {
  const terms = termsInWords(chosen);
  const { pathname, search } = useLocation();
  return (
    <p>
      {isFollowed
        ? `On the terms you chose for all repayments: ${terms}.`
        : `The quote is not on the terms you chose for all repayments (${terms}).`}{' '}
      <a href={termsAddress(pathname + search)}>Change the terms</a>
    </p>
  );
}
