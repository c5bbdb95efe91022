import { NO_OFFER } from '@shared-kit/domain/finance/repayment/comparison-rate';
import { ENQUIRE_FOR_FINANCE } from '@shared-kit/domain/finance/repayment/repayment';
import { formatMoney, formatMoneyExact } from '@shared-kit/domain/number/format-money';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { LinkButton } from '@shared-kit/ui/link-button';
import { repaymentOf, totalOfLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import { partName } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorPart } from '@shared-kit/domain/finance/calculator/calculator-state';
import * as s from './calculator.module.css';
import { NotCounted } from './not-counted';
import { figuresAddress, SIGN_PATH } from './quote-address';

type ResultProps = {
  loan: CalculatedLoan;
  /** Fields whose text cannot be read: there is no answer for them. */
  unread: readonly CalculatorPart[];
  carried: URLSearchParams;
};

/** The answer: the repayment with all that belongs to it in one size (R-LEGAL-01, A-60), and what it comes to. */
export function Result({ loan, unread, carried }: ResultProps) {
  const { state, isForbidden } = loan;
  const repayment = repaymentOf(loan);
  return (
    <section className={s.result} aria-label="Result" aria-live="polite">
      {repayment ? (
        <>
          <RepaymentLine repayment={repayment} />
          <NotCounted {...loan} />
          <p>
            {formatMoney(totalOfLoan(loan))} in total
            {repayment.deposit! > 0 && `, plus ${formatMoney(repayment.deposit!)} paid at first`}.
          </p>
          <Fees fees={loan.fees} />
          <RateWarning />
        </>
      ) : (
        <p className={s.enquire}>
          {unread.length > 0 ? unreadText(unread) : isForbidden ? NO_OFFER : ENQUIRE_FOR_FINANCE}
        </p>
      )}
      <p className={s.note}>An estimate, no offer of credit. Subject to approval, fees and conditions.</p>
      {unread.length === 0 && (
        <LinkButton to={figuresAddress(SIGN_PATH, state, carried, '&ask=1')} variant="primary" wide>
          Ask for a quote
        </LinkButton>
      )}
      {repayment && <a href={figuresAddress(SIGN_PATH, state, carried)}>Get a link to these figures</a>}
    </section>
  );
}

/** What the loan costs besides: a fee that is borrowed is in the repayment, one of each month is not. */
function Fees({ fees: { loan, month } }: Pick<CalculatedLoan, 'fees'>) {
  const named = ({ name, amount }: CalculatedLoan['fees']['loan'][number]) => `${name} ${formatMoneyExact(amount)}`;
  return (
    <>
      {loan.length > 0 && <p>Borrowed with it and in the repayment: {loan.map(named).join(', ')}.</p>}
      {month.length > 0 && <p>Paid each month besides, in the total: {month.map(named).join(', ')}.</p>}
    </>
  );
}

/**
 * The figure with its rates at the lower edge of a phone, while the controls above the answer move. The answer says all of
 * it aloud, so that this says nothing.
 */
export function ResultInView({ loan }: { loan: CalculatedLoan }) {
  const repayment = repaymentOf(loan);
  if (!repayment) return null;
  return (
    <div className={s.inView} aria-hidden>
      <RepaymentLine repayment={repayment} />
    </div>
  );
}

/** "Correct the amount and the term, and the repayment stands here." */
function unreadText(unread: readonly CalculatorPart[]): string {
  return `Correct ${unread.map((name) => `the ${partName(name)}`).join(' and ')}, and the repayment stands here.`;
}
