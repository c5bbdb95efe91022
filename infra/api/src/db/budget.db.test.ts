import { DAY_S, MINUTE_S } from '@shared-kit/domain/time/seconds';
import { sql } from 'drizzle-orm';
import { startTestApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { budgetWaitS, takeBudget, takeBudgets } from './budget';

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

test('a budget holds over any stretch of its length, and says how long until there is one again', async () => {
  const budget = { name: 'sliding', key: 'ana', seconds: 15 * MINUTE_S, cap: 3 };
  const take = () => server.db.transaction((tx) => takeBudget(tx, budget));
  const wait = () => server.db.transaction((tx) => budgetWaitS(tx, budget));
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

test('of a hundred who take of a budget at the same moment as many get one as it has', async () => {
  const budget = { name: 'sliding', key: 'many', seconds: DAY_S, cap: 10 };
  const taken = await Promise.all(
    Array.from({ length: 100 }, () => server.db.transaction((tx) => takeBudget(tx, budget))),
  );

  expect(taken.filter((count) => count !== null).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('many at once hold over any stretch too, at the turn of a day as well, whoever else takes at that moment', async () => {
  const budget = { name: 'many', seconds: DAY_S, cap: 10 };
  const keys = Array.from({ length: 3 }, () => ['ana', 'ben']).flat();
  const take = () => server.db.transaction((tx) => takeBudgets(tx, { ...budget, keys }));
  const one = (key: string) => server.db.transaction((tx) => takeBudget(tx, { ...budget, key }));

  const [first, second, third] = await Promise.all([take(), take(), take()]);
  const alone = await Promise.all(Array.from({ length: 20 }, () => one('ana')));
  const all = [first, second, third].flat();
  expect(all.filter(Boolean)).toHaveLength(18);
  expect(alone.filter((count) => count !== null)).toEqual([10]);

  // 23 hours later it is another day by every clock.
  await server.ownerDb.execute(sql`update budget_use set slot = slot - interval '23 hours' where name = 'many'`);
  expect(await take()).toEqual([false, true, false, false, false, false]);
  await server.ownerDb.execute(sql`update budget_use set slot = slot - interval '61 minutes' where name = 'many'`);
  expect((await take()).filter(Boolean)).toHaveLength(6);
});

test('ten thousands of budgets are taken in one transaction', async () => {
  const keys = Array.from({ length: 30_000 }, (_, index) => `phone ${index}`);
  const taken = await server.db.transaction((tx) =>
    takeBudgets(tx, { name: 'ten thousands', seconds: DAY_S, cap: 1, keys }),
  );
  expect(taken.filter(Boolean)).toHaveLength(30_000);
});
