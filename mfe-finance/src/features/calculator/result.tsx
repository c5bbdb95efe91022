import { comparisonRate, COMPARISON_RATE_WARNING } from '@shared-kit/domain/comparison-rate';
import { formatMoney } from '@shared-kit/domain/format-money';
import { formatRate, formatYears } from '@shared-kit/domain/format-number';
import { ENQUIRE_FOR_FINANCE, periodNames, repayment } from '@shared-kit/domain/repayment';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useSearchParams } from 'react-router';
import type { CalculatorState } from './calculator-state';
import * as s from './calculator.module.css';
import { quoteAddress } from './quote-address';

/** The answer: the repayment, large, with the rate and the comparison rate beside it, and what it comes to. */
export function Result({ state, establishmentFee }: { state: CalculatorState; establishmentFee: number }) {
  const { amount, deposit, residual, term, interest, frequency } = state;
  const [from] = useSearchParams();
  const loan = { amount, deposit, residual, establishmentFee, interestRate: interest, termYears: term, frequency };
  // Where the deposit pays for the car, only the fee would be lent: no rate can be compared with that.
  const answer = amount > deposit ? repayment(loan) : null;
  return (
    <section className={s.result} aria-label="Result" aria-live="polite">
      {answer ? (
        <>
          <p className={s.figure}>
            <span className={s.amount}>{formatMoney(answer.repayment)}</span> a {periodNames[frequency]}
          </p>
          {/* Never one rate without the other, and both in the same size (R-LEGAL-01). */}
          <dl className={s.rates}>
            <div>
              <dt>Interest rate</dt>
              <dd>{formatRate(interest)} p.a.</dd>
            </div>
            <div>
              <dt>Comparison rate</dt>
              <dd>{formatRate(comparisonRate(loan))} p.a.</dd>
            </div>
          </dl>
          <p>
            {formatMoney(answer.total)} in total over {formatYears(term)}
            {deposit > 0 && `, plus a deposit of ${formatMoney(deposit)}`}.
          </p>
          <p className={s.warning}>{COMPARISON_RATE_WARNING}</p>
        </>
      ) : (
        <p className={s.enquire}>{ENQUIRE_FOR_FINANCE}</p>
      )}
      <p className={s.note}>An estimate, not an offer of credit. Subject to approval, fees and conditions.</p>
      <LinkButton to={quoteAddress(state, from)} variant="primary" wide>
        Ask for a quote
      </LinkButton>
    </section>
  );
}
