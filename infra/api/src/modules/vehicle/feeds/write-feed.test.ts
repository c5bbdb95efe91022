import { feedLines } from './write-feed';

const line = (text: string) => feedLines([{ text }], ['text'], ',', false).trimEnd();

test.each(['=1+1', '+61400000000', '-1+1', '@SUM(A1)', '＝1'])('%s is no formula in a feed', (text) => {
  expect(line(text)).toBe(`'${text}`);
});

test('a latitude south of the equator stays a number', () => {
  expect(line('-26.1874')).toBe('-26.1874');
});
