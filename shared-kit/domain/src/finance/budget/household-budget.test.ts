import { householdBudget, leastLivingCosts } from './household-budget';

const method = { living_costs: 370, share: 15 };
const couple = { income: 2_400, housing: 600, living: 900, debts: 100, adults: 2, children: 2 };

test.each([
  [1, 0, 370],
  [2, 0, 555],
  [1, 2, 592],
  [2, 2, 777],
])(
  '%i adults and %i children live on at least %i dollars a week (OECD-modified scale)',
  (adults, children, dollars) => {
    expect(leastLivingCosts({ adults, children }, 370)).toBe(dollars);
  },
);

test('repayments take no more than a share of the income, however much is left over (A-68)', () => {
  expect(householdBudget(couple, method)).toEqual({
    ...{ budget: 360, living: 900, isRaised: false, leftOver: 800, most: 360 },
  });
});

test('who says to live on less than the least is counted with the least', () => {
  expect(householdBudget({ ...couple, income: 1_600, living: 100 }, method)).toEqual({
    ...{ budget: 123, living: 777, isRaised: true, leftOver: 123, most: 240 },
  });
});

test('of an income that is spent it is said how much more goes out', () => {
  expect(householdBudget({ ...couple, income: 900 }, method)).toMatchObject({ budget: 0, leftOver: -700 });
});

test('more income never makes a smaller budget, more costs never a larger one (property)', () => {
  const budget = (change: Partial<typeof couple>) => householdBudget({ ...couple, ...change }, method).budget;
  for (let dollars = 0; dollars < 5_000; dollars += 137) {
    expect(budget({ income: dollars + 50 })).toBeGreaterThanOrEqual(budget({ income: dollars }));
    expect(budget({ housing: dollars + 50 })).toBeLessThanOrEqual(budget({ housing: dollars }));
    expect(budget({ living: dollars + 50 })).toBeLessThanOrEqual(budget({ living: dollars }));
  }
});
