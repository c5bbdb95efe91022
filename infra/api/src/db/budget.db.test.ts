import { DAY_S } from '@shared-kit/domain/time/seconds';
import { startTestApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { takeBudget, takeBudgets } from './budget';

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
