import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';

type LoanIntroProps = {
  loanFor: NonNullable<FinanceEstimate['loan_for']>;
  /** Whole dollars, the most that may be calculated with. */
  max: number;
  /** What the site advertises besides, where the page's repayment is the shopper's own. */
  advertised: string | null;
};

/** What the calculator is about: the price, and how much of it it cannot reckon with. Read once, so loaded later. */
export function LoanIntro({ loanFor: { price, price_text: text }, max, advertised }: LoanIntroProps) {
  const beyond = (price ?? 0) - max;
  return (
    <p>
      {text ? `For the price of ${text}.` : 'No price yet: set an amount.'}{' '}
      {beyond > 0 &&
        `The maximum amount here is ${formatMoney(max)}: ${formatMoney(beyond)} of the price is left out. `}
      {advertised && `We advertise ${advertised}; the figures below are yours.`}
    </p>
  );
}
