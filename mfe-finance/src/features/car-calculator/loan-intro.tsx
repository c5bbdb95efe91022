import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { DEALER_IN_WORDS, lenderInWords } from '@shared-kit/domain/finance/lender/lender-in-words';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatYears } from '@shared-kit/domain/number/format-number';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';

type LoanIntroProps = {
  estimate: FinanceEstimate;
  loanFor: NonNullable<FinanceEstimate['loan_for']>;
  ranges: CalculatorRanges;
};

/**
 * What the calculator is about: the price, the most that it can reckon with (A-02), and whose the repayment beside the
 * price is, as the one below is another. Read once, so loaded later.
 */
export function LoanIntro({ estimate, loanFor: { price, price_text: text }, ranges }: LoanIntroProps) {
  const { finance_note } = useRemoteConfig('mfe-finance');
  const { max } = ranges.amount;
  return (
    <>
      <p>
        {text ? `For the price of ${text}.` : 'No price yet: set an amount.'}{' '}
        {(price ?? 0) > max && `The maximum amount here is ${formatMoney(max)}.`}
      </p>
      <Example estimate={estimate} note={finance_note} start={ranges.start} />
    </>
  );
}

type ExampleProps = { estimate: FinanceEstimate; note: string; start: CalculatorRanges['start'] };

/** No rate and no repayment stands here: either would bring the comparison rate with it (R-LEGAL-01). */
function Example({ estimate, note, start }: ExampleProps) {
  if (!offeredRepayment(estimate) || !estimate.lender) return null;
  const lender = lenderInWords(estimate.lender);
  if (estimate.assumed)
    return <p>The repayment beside the price is at the rate of {lender}. Here you set the rate yourself.</p>;
  // What the dealer's own figures assume is what the site says (S9-34).
  const isNoted = lender === DEALER_IN_WORDS && note !== '';
  return (
    <p>
      {`The repayment beside the price is an example by ${lender}: ${isNoted ? note : termsOf(estimate)}. `}
      {`The figures here are yours to set. They start at ${formatYears(start.term)}, ${paidBesides(start.deposit, start.residual)}.`}
    </p>
  );
}

function termsOf({ termYears, deposit, balloon }: FinanceEstimate): string {
  return [termYears && formatYears(termYears), paidBesides(deposit, balloon)].filter(Boolean).join(', ');
}

function paidBesides(deposit: number | null = 0, final: number | null = 0): string {
  return `${deposit ? `${formatMoney(deposit)} deposit` : 'no deposit'}, ${final ? `${formatMoney(final)} final payment` : 'no final payment'}`;
}
