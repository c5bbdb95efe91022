import { table } from './table';

test('columns are as wide as their widest cell, and a row may be short', () => {
  expect(table(['page', 'ms'], [['results', '1436'], ['a']])).toBe(
    ['| page    | ms   |', '| ------- | ---- |', '| results | 1436 |', '| a       |      |'].join('\n'),
  );
});
