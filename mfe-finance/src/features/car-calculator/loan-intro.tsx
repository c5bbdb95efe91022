import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';

type LoanIntroProps = {
  loanFor: NonNullable<FinanceEstimate['loan_for']>;
  /** Whole dollars, the most that may be calculated with. */
  max: number;
  /** What the site advertises besides, where the page's repayment is the shopper's own. */
  advertised: string | null;
};

/** What the calculator is about: the price, and the most that it can reckon with. Read once, so loaded later. */
export function LoanIntro({ loanFor: { price, price_text: text }, max, advertised }: LoanIntroProps) {
  return (
    <p>
      {text ? `For the price of ${text}.` : 'No price yet: set an amount.'}{' '}
      {(price ?? 0) > max && `The maximum amount here is ${formatMoney(max)}. `}
      {advertised && `We advertise ${advertised}; the figures below are yours to set.`}
    </p>
  );
}
