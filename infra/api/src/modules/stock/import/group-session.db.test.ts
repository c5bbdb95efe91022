import { Client } from 'pg';
import { feedCar, startImports } from '../../../../test/stock-imports';
import { runStockCommand } from '../cli/run-stock-command';
import { importStock } from './import-stock.repository';

const group = 'corella';
let imports: Awaited<ReturnType<typeof startImports>>;
let other: Client;

beforeAll(async () => {
  imports = await startImports();
  await imports.enter(group);
  other = new Client({ connectionString: imports.database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await imports.stop();
});

test('two imports of one group do not run at once', async () => {
  async function* slow() {
    const rows = [feedCar('OTHER')];
    await expect(importStock({ client: other, group, rows, fileName: 'other.json' })).rejects.toThrow(
      'Another import of corella is running',
    );
    yield feedCar('N0');
  }
  const { counts } = await imports.run(slow());

  expect(counts).toEqual({ created: 1, updated: 0, unchanged: 0, removed: 0 });
});

test('a group that does not exist is named beside those that do', async () => {
  const { client } = imports;
  await expect(
    runStockCommand(
      { name: 'report', group: 'nobody', importId: undefined },
      { client, reportsDirectory: '', imagesDirectory: '', openProgress: () => ({ update() {}, stop() {} }) },
    ),
  ).rejects.toThrow('There is no dealer group "nobody". Groups: corella.');
});
