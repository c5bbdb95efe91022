import { feedCar, feedCars, startImports } from '../../../../test/stock-imports';
import { revertImport } from './revert-import.repository';

let imports: Awaited<ReturnType<typeof startImports>>;
let groups = 0;

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.stop());
beforeEach(() => imports.enter(`group-${++groups}`));

test('one command takes the last import back: changed, new and removed cars alike', async () => {
  await imports.run(feedCars(10));
  const before = await imports.stock();
  await imports.run([feedCar('N0', { price: 1_234 }), ...feedCars(9).slice(1), feedCar('NEW')]);
  await imports.command('revert last');

  expect(await imports.stock()).toEqual(before);
  expect(await imports.searchable()).toBe(10);
  expect((await imports.run(feedCars(10))).counts.unchanged).toBe(10);
});

test('imports are taken back one after the other, newest first, and a revert can be reverted', async () => {
  const [first, second] = [await imports.run(feedCars(10)), await imports.run(feedCars(10, { price: 2_000 }))];
  await expect(revertImport(imports.client, imports.group(), first.importId)).rejects.toThrow(
    `Import ${second.importId} changed some of the same cars`,
  );

  const revert = await revertImport(imports.client, imports.group(), 'last');
  expect((await imports.stock())[0]?.price).toBe(19_990);
  await revertImport(imports.client, imports.group(), revert.importId);
  expect((await imports.stock())[0]?.price).toBe(2_000);
  await imports.command('revert last');
  await expect(imports.command('revert last')).rejects.toThrow('north would lose 10 of 10. Use --allow-shrink');
  expect(await imports.stock()).toHaveLength(10);
  await imports.command('revert last --allow-shrink');
  expect(await imports.stock()).toEqual([]);
  await expect(revertImport(imports.client, imports.group(), 'last')).rejects.toThrow('no import to revert');
});

test('"last" is the newest import, and not an older one where that changed nothing', async () => {
  const { importId } = await imports.run(feedCars(10));
  const refused = await imports.run([]);

  await expect(imports.command('revert last')).rejects.toThrow(
    `Import ${refused.importId} (test.json) is refused and changed nothing`,
  );
  expect(await imports.stock()).toHaveLength(10);
  await imports.command(`revert ${importId} --allow-shrink`);
  expect(await imports.stock()).toEqual([]);
});
