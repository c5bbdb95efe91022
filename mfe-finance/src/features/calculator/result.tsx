import { comparisonRate, HIGHEST_COMPARISON_RATE } from '@shared-kit/domain/finance/comparison-rate';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { formatRate, formatYears } from '@shared-kit/domain/text/format-number';
import { ENQUIRE_FOR_FINANCE, periodNames, repayment } from '@shared-kit/domain/finance/repayment';
import { LinkButton } from '@shared-kit/ui/link-button';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { useSearchParams } from 'react-router';
import type { CalculatorState } from './calculator-state';
import * as s from './calculator.module.css';
import { quoteAddress } from './quote-address';

/** */
const NO_OFFER = `No lender may offer this: its comparison rate would be above ${HIGHEST_COMPARISON_RATE}% a year. Change the deposit, the final payment or the term.`;

/** The answer: the repayment, large, with the rate and the comparison rate beside it, and what it comes to. */
export function Result({ state, establishmentFee }: { state: CalculatorState; establishmentFee: number }) {
  const { amount, deposit, residual, term, interest, frequency } = state;
  const [from] = useSearchParams();
  const loan = { amount, deposit, residual, establishmentFee, interestRate: interest, termYears: term, frequency };
  // Where the deposit pays for the car, only the fee would be lent: no rate can be compared with that.
  const answer = amount > deposit ? repayment(loan) : null;
  const comparison = answer && comparisonRate(loan);
  return (
    <section className={s.result} aria-label="Result" aria-live="polite">
      {answer && comparison !== null && comparison <= HIGHEST_COMPARISON_RATE && (
        <>
          <p className={s.figure} data-repayment aria-atomic>
            <span className={s.amount}>{formatMoney(answer.repayment)}</span> a {periodNames[frequency]}
          </p>
          {/* Never one rate without the other, and all in the same size (R-LEGAL-01). */}
          <dl className={s.rates}>
            {factsOf(state, comparison).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            {formatMoney(answer.total)} in total over {formatYears(term)}
            {deposit > 0 && `, plus a deposit of ${formatMoney(deposit)}`}.
          </p>
          <RateWarning />
        </>
      )}
      {(comparison === null || comparison > HIGHEST_COMPARISON_RATE) && (
        <p className={s.enquire}>{comparison === null ? ENQUIRE_FOR_FINANCE : NO_OFFER}</p>
      )}
      <p className={s.note}>An estimate, not an offer of credit. Subject to approval, fees and conditions.</p>
      <LinkButton to={quoteAddress(state, from)} variant="primary" wide>
        Ask for a quote
      </LinkButton>
    </section>
  );
}

/** Beside the figure in one size: both rates (R-LEGAL-01), and what makes it small. */
function factsOf({ deposit, residual, term, interest }: CalculatorState, comparison: number): [string, string][] {
  const facts: [string, string][] = [
    ['Interest rate', `${formatRate(interest)} p.a.`],
    ['Comparison rate', `${formatRate(comparison)} p.a.`],
    ['Term', formatYears(term)],
  ];
  if (deposit > 0) facts.push(['Deposit', formatMoney(deposit)]);
  if (residual > 0) facts.push(['Final payment', formatMoney(residual)]);
  return facts;
}
