import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFeed } from './read-feed';

const directory = mkdtempSync(join(tmpdir(), 'feeds-'));
afterAll(() => rmSync(directory, { recursive: true }));

function feed(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

async function rowsOf(path: string): Promise<unknown[]> {
  const { rows } = await readFeed(path);
  // An importer does other things before it reads: what is wrong with the file is not to end it meanwhile.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  const read: unknown[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

test.each([
  [
    'CSV with an unclosed quote',
    'broken.csv',
    'a,b\n1,"2\n3,4\n',
    /broken\.csv cannot be read to its end as CSV: .*line \d/,
  ],
  ['JSON that is cut off', 'cut.json', '[{"a": 1}, {"a"', /cut\.json cannot be read to its end as JSON/],
  ['JSON that is no list', 'null.json', 'null', /null\.json cannot be read to its end as JSON/],
])('%s is refused in a sentence', async (_case, name, text, sentence) => {
  await expect(rowsOf(feed(name, text))).rejects.toMatchObject({
    name: 'StockRefusal',
    message: expect.stringMatching(sentence) as string,
  });
});

test('rows of either kind are read, and a file that is not there is said by the machine', async () => {
  expect(await rowsOf(feed('two.csv', 'a,b\n1,2\n'))).toEqual([{ a: '1', b: '2' }]);
  expect(await rowsOf(feed('two.json', '[{"a": 1}, 7]'))).toEqual([{ a: 1 }, {}]);
  await expect(rowsOf(join(directory, 'none.csv'))).rejects.toThrow('ENOENT');
});
