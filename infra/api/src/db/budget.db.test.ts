import { DAY_S, MINUTE_S } from '@shared-kit/domain/time/seconds';
import { sql } from 'drizzle-orm';
import { startTestApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { slidingBudgetWaitS, takeBudget, takeBudgets, takeSlidingBudget } from './budget';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

test('one of each budget is taken in their order, two for a key that stands twice, and none that is used up', async () => {
  const budget = { name: 'test', seconds: DAY_S, cap: 2 };
  const keys = ['ana', 'ben', 'ana', 'ana'];

  expect(await server.db.transaction((tx) => takeBudgets(tx, { ...budget, keys }))).toEqual([true, true, true, false]);
  expect(await server.db.transaction((tx) => takeBudget(tx, { ...budget, key: 'ben' }))).toBe(2);
  expect(await server.db.transaction((tx) => takeBudgets(tx, { ...budget, keys }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a sliding budget holds over any stretch of its length, and says how long until there is one again', async () => {
  const budget = { name: 'sliding', key: 'ana', seconds: 15 * MINUTE_S, cap: 3 };
  const take = () => server.db.transaction((tx) => takeSlidingBudget(tx, budget));
  const wait = () => server.db.transaction((tx) => slidingBudgetWaitS(tx, budget));
  const later = (minutes: number) =>
    server.ownerDb.execute(
      sql`update budget_use set slot = slot - make_interval(mins => ${minutes}) where name = 'sliding'`,
    );
  expect(await take()).toBe(1);
  expect(await wait()).toBe(0);
  await later(10);
  expect([await take(), await take()]).toEqual([2, 3]);
  expect(await take()).toBeNull();
  // The first one is ten minutes old.
  expect(await wait()).toBeGreaterThan(4 * MINUTE_S);
  expect(await wait()).toBeLessThanOrEqual(5 * MINUTE_S);

  await later(4);
  expect(await take()).toBeNull();
  await later(2);
  expect([await take(), await take()]).toEqual([3, null]);
});

test('of a hundred who take of a sliding budget at the same moment as many get one as it has', async () => {
  const budget = { name: 'sliding', key: 'many', seconds: DAY_S, cap: 10 };
  const taken = await Promise.all(
    Array.from({ length: 100 }, () => server.db.transaction((tx) => takeSlidingBudget(tx, budget))),
  );

  expect(taken.filter((count) => count !== null).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
