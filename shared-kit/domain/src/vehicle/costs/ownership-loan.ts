import type { CarCostFacts, OwnershipLoan } from '@shared-kit/contracts/finance/car-costs.contract';
import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import { assumedBalloon } from '../../finance/loan/assumed-loan';
import { loanOf, totalOfLoan } from '../../finance/loan/calculated-loan';
import type { CalculatedLoan } from '../../finance/loan/calculated-loan';
import { financePageRanges, roundedTowards } from '../../finance/calculator/calculator-ranges';
import { formatMoney, formatMoneyExact } from '../../number/format-money';
import { formatYears } from '../../number/format-number';

type LoanFacts = Pick<CarCostFacts, 'price' | 'price_text'> & {
  estimate: Omit<FinanceEstimate, 'disclaimer' | 'quote_for'>;
};

/** A shopper's own terms, where they chose some; else the loan runs as long as is compared, without deposit and balloon. */
export type LoanUse = { years: number; frequency?: 52 | 12; assumption?: FinanceAssumption | null };

/**
 * The loan that the calculator on a vehicle's own page works out for the whole of its price at the site's usual rate, with
 * the same fees and the same rounding (S9-20, S9-27, S9-31); null where no repayment may be shown.
 */
export function ownershipLoan(
  { price, price_text, estimate }: LoanFacts,
  use: LoanUse,
  settings: FinanceSettings,
): OwnershipLoan | null {
  if (price === null || !estimate.loan_for) return null;
  const ranges = financePageRanges(settings, price, estimate);
  const state = stateOf(price, use, settings);
  const loan = loanOf(state, ranges, roundedTowards(estimate, settings));
  if (!loan.answer) return null;
  const { deposit, residual, term, frequency } = state;
  return {
    years: use.years,
    dollars: deposit + totalOfLoan(loan),
    deposit,
    source: `For ${price_text}. ${termsSentence(loan, use)} ${feesSentence(loan.fees)}`,
    repayment: {
      ...{ amount: loan.answer.repayment, frequency: frequency === 12 ? 12 : 52, interestRate: state.interest },
      ...{ comparisonRate: loan.answer.comparison, termYears: term, loanAmount: price - deposit },
      ...{ deposit: deposit || null, balloon: residual || null, secured: estimate.secured },
    },
  };
}

function stateOf(
  amount: number,
  { years, frequency = 52, assumption }: LoanUse,
  { default_interest, interest_min, interest_max, term_max }: FinanceSettings,
): CalculatedLoan['state'] {
  return {
    ...{ amount, trade_in: 0, frequency },
    // As a calculator brings the site's rate and term within its ranges.
    interest: Math.min(interest_max, Math.max(interest_min, default_interest)),
    deposit: assumption?.deposit ?? 0,
    residual: assumption ? assumedBalloon(amount, assumption) : 0,
    term: assumption?.termYears ?? Math.min(years, term_max),
  };
}

function termsSentence({ state }: CalculatedLoan, { years, assumption }: LoanUse): string {
  const { deposit, residual, term } = state;
  const paid = deposit > 0 ? `deposit ${formatMoney(deposit)}` : 'no deposit';
  const last = residual > 0 ? `final payment ${formatMoney(residual)}` : 'no final payment';
  const whose = assumption ? 'Your own terms' : 'Worked out';
  const beyond = term > years ? ' All of its repayments are counted, later ones too.' : '';
  return `${whose}: over ${formatYears(term)}, ${paid}, ${last}, at this site’s usual rate.${beyond}`;
}

function feesSentence({ loan, month }: CalculatedLoan['fees']): string {
  const fees = [
    ...loan.map(({ name, amount }) => `${name} ${formatMoneyExact(amount)}`),
    ...month.map(({ name, amount }) => `${name} ${formatMoneyExact(amount)} a month`),
  ];
  return fees.length > 0 ? `Counted in: ${fees.join(', ')}.` : 'No fees are known.';
}
