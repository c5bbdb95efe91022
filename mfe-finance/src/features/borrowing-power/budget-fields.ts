import type { Frequency } from '@shared-kit/domain/finance/repayment/repayment';
import type { SumField } from '../../sums/typed-sums';

type BudgetKey = 'budget' | 'deposit';
export type HouseholdKey = 'income' | 'housing' | 'living' | 'debts' | 'adults' | 'children';

const MOST = 100_000;

/** What somebody can pay; the deposit that they chose for all repayments stands in its field. */
export function budgetFields(deposit = 0): readonly SumField<BudgetKey>[] {
  return [
    { key: 'budget', name: 'budget', label: 'I can pay', asked: 'what you can pay', max: MOST, isMoney: true },
    {
      ...{ key: 'deposit', name: 'budget_deposit', label: 'Deposit I have', asked: 'the deposit you have' },
      ...{ max: 250_000, usual: 0, isMoney: true, ...(deposit > 0 && { start: String(deposit) }) },
    },
  ];
}

/** What a household earns and spends. */
export const householdFields: readonly SumField<HouseholdKey>[] = [
  {
    ...{ key: 'income', name: 'income', label: 'Income after tax', asked: 'your income after tax' },
    ...{ max: MOST, isMoney: true },
  },
  {
    ...{ key: 'housing', name: 'housing', label: 'Rent or mortgage', asked: 'your rent or mortgage' },
    ...{ max: MOST, usual: 0, isMoney: true },
  },
  {
    ...{ key: 'living', name: 'living', label: 'Living costs', asked: 'your living costs' },
    ...{ max: MOST, usual: 0, isMoney: true },
  },
  {
    ...{ key: 'debts', name: 'debts', label: 'Other loans and cards', asked: 'what other loans and cards cost you' },
    ...{ max: MOST, usual: 0, isMoney: true },
  },
  {
    key: 'adults',
    name: 'adults',
    label: 'Adults',
    asked: 'the number of adults',
    min: 1,
    max: 9,
    usual: 1,
    start: '1',
  },
  {
    key: 'children',
    name: 'children',
    label: 'Children',
    asked: 'the number of children',
    max: 15,
    usual: 0,
    start: '0',
  },
];

/** The choice of how often sums are meant, by its name in the address. */
export function every(name: string) {
  const options = [
    { value: '52', label: 'a week' },
    { value: '26', label: 'a fortnight' },
    { value: '12', label: 'a month' },
  ];
  return { name, label: 'How often', options, usual: '52' };
}

export function everyOf(chosen: string): Frequency {
  return Number(chosen) as Frequency;
}

/** Sums of money of a period as dollars a week; how many people there are stays. */
export function aWeek(values: Readonly<Record<HouseholdKey, number>>, frequency: Frequency) {
  const weekly = (dollars: number) => (dollars * frequency) / 52;
  return {
    ...values,
    income: weekly(values.income),
    housing: weekly(values.housing),
    living: weekly(values.living),
    debts: weekly(values.debts),
  };
}
