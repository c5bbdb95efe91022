import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';

/** Dollars a week, of everybody who pays together; `living` is all but housing and debts. */
export type Household = {
  /** After tax. */
  income: number;
  housing: number;
  living: number;
  debts: number;
  adults: number;
  children: number;
};

type SiteMethod = NonNullable<FinanceSettings['budget_method']>;

/** How a budget is worked out: at least so many dollars a week for one adult, at most so many percent of the income. */
export type BudgetMethod = Pick<SiteMethod, 'living_costs' | 'share'>;

/** Where a site says no other. Not in its configuration, which is sent with every page. */
export const USUAL_METHOD: SiteMethod = {
  living_costs: 370,
  living_costs_source:
    'the poverty line after housing costs for 2017-18, ACOSS and UNSW Sydney (povertyandinequality.acoss.org.au)',
  share: 15,
  share_source: 'the middle of the 10 to 20% that guides such as loans.com.au recommend',
};

/** Whole dollars a week. `isRaised`: the household lives on less than the least, and was counted with that. */
export type HouseholdBudget = {
  budget: number;
  living: number;
  isRaised: boolean;
  /** Below 0 where more goes out than comes in. */
  leftOver: number;
  /** The share of the income that repayments take at most. */
  most: number;
};

/** The OECD's modified scale: what one adult needs, half of it for each other adult, three tenths for each child. */
const OTHER_ADULT = 0.5;
const CHILD = 0.3;

/** Dollars a week that a household lives on at least, housing not in it. */
export function leastLivingCosts({ adults, children }: Pick<Household, 'adults' | 'children'>, single: number): number {
  return Math.ceil(single * (1 + OTHER_ADULT * Math.max(0, adults - 1) + CHILD * children));
}

/**
 * What a household may repay in a week: what its income leaves after housing, debts and living costs (its own, or the
 * least for one of its size if that is more), and never more than a share of the income. An estimate for a search;
 * a lender asks and checks more.
 */
export function householdBudget(household: Household, { living_costs: single, share }: BudgetMethod): HouseholdBudget {
  const { income, housing, debts } = household;
  const least = leastLivingCosts(household, single);
  const living = Math.max(least, household.living);
  const leftOver = Math.floor(income - housing - debts - living);
  const most = Math.floor((income * share) / 100);
  return { budget: Math.max(0, Math.min(leftOver, most)), living, isRaised: household.living < least, leftOver, most };
}
