import type { Flags } from '@shared-kit/contracts/site-config.contract';
import type { Frequency } from '@shared-kit/domain/finance/repayment';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';

/** What the calculator is set to. Whole dollars, percent a year, years, payments a year. */
export type CalculatorState = {
  amount: number;
  deposit: number;
  residual: number;
  term: number;
  interest: number;
  frequency: Frequency;
};

/** Most a deposit, trade-in or final payment can be, in dollars (S5-42). */
export const OTHER_MAX = 250_000;

type FinanceFlags = Pick<Flags, 'finance_monthly' | 'interest_locked'>;

/**
 * Reads the calculator's state from an address, so that it also works as a plain form. Values are clamped to
 * the site's ranges, never snapped to a step; an amount of nothing stays nothing (S5-36). A locked rate
 * is the site's, whatever the address says (S5-41).
 */
export function readCalculator(query: URLSearchParams, config: FinanceSettings, flags: FinanceFlags): CalculatorState {
  const typed = (name: string, fallback: number) => {
    const text = query.get(name)?.replaceAll(/[$,%\s]/g, '');
    const value = text ? Number(text) : Number.NaN;
    return Number.isFinite(value) ? value : fallback;
  };
  const interest = flags.interest_locked ? config.default_interest : typed('interest', config.default_interest);
  const amount = typed('amount', config.default_amount);
  return {
    amount: amount <= 0 ? 0 : clamp(amount, config.amount_min, config.amount_max),
    deposit: clamp(typed('deposit', 0), 0, OTHER_MAX),
    residual: clamp(typed('residual', 0), 0, OTHER_MAX),
    term: clamp(typed('term', config.default_term), 1, config.term_max),
    interest: clamp(interest, config.interest_min, config.interest_max),
    frequency: asFrequency(typed('frequency', flags.finance_monthly ? 12 : 52)),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function asFrequency(value: number): Frequency {
  return value === 26 || value === 12 ? value : 52;
}
