import { householdBudget, leastLivingCosts, USUAL_METHOD } from '@shared-kit/domain/finance/budget/household-budget';
import { periodNames } from '@shared-kit/domain/finance/repayment/repayment';
import type { Frequency } from '@shared-kit/domain/finance/repayment/repayment';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import * as s from './borrowing-power.module.css';
import { aWeek } from './budget-fields';
import type { HouseholdKey } from './budget-fields';
import { PricePaid } from './price-paid';

type HouseholdAnswerProps = { values: Readonly<Record<HouseholdKey, number>>; every: Frequency };

/** What a household could repay, how that comes about line by line, and the price it pays for. */
export function HouseholdAnswer({ values, every }: HouseholdAnswerProps) {
  const method = useRemoteConfig('mfe-finance').budget_method ?? USUAL_METHOD;
  const household = aWeek(values, every);
  const { budget, living, isRaised, leftOver, most } = householdBudget(household, method);
  const lines: [string, string][] = [
    ['Income after tax', formatMoney(household.income)],
    ['Rent or mortgage', `− ${formatMoney(household.housing)}`],
    [isRaised ? 'Living costs, the least for a household like this' : 'Living costs', `− ${formatMoney(living)}`],
    ['Other loans and cards', `− ${formatMoney(household.debts)}`],
    leftOver < 0 ? ['More than the income', formatMoney(-leftOver)] : ['Left over', formatMoney(leftOver)],
    [`No more than ${method.share}% of the income`, formatMoney(most)],
  ];
  return (
    <>
      <dl className={s.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {every !== 52 && <p className={s.note}>All of it a week; you said it by the {periodNames[every]}.</p>}
      <p className={s.figure}>
        About <strong>{formatMoney(budget)}</strong> a week could be repaid
      </p>
      {budget > 0 ? (
        <PricePaid budget={budget} deposit={0} every={52} />
      ) : (
        <p>Nothing is left for repayments by this estimate. A person can look at it with you.</p>
      )}
    </>
  );
}

/** How it is worked out, and by whose figures. */
export function Method() {
  const method = useRemoteConfig('mfe-finance').budget_method ?? USUAL_METHOD;
  const least = formatMoney(leastLivingCosts({ adults: 1, children: 0 }, method.living_costs));
  return (
    <p className={s.note}>
      {`How this is worked out: income less housing, debts and living costs. Living costs are what you say, and at least ${least} a week for one adult, half as much again for each other adult and three tenths for each child (the OECD’s modified scale); the ${least} are ${method.living_costs_source}. Repayments take at most ${method.share}% of the income: ${method.share_source}. A lender asks for more and checks it. This is an estimate, not credit advice.`}
    </p>
  );
}
