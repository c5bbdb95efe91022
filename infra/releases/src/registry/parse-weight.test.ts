import { formatWeight, parseWeight } from './parse-weight';

test.each([
  ['10%', 1000],
  ['10 %', 1000],
  ['10', 1000],
  ['0.5%', 50],
  ['0', 0],
  [' 12.25 % ', 1225],
  ['100%', 10_000],
])('reads %s as %i basis points', (typed, weightBps) => {
  expect(parseWeight(typed)).toBe(weightBps);
});

test.each(['', '-1%', '101%', '1e2', 'ten', '0.123%'])('refuses "%s"', (typed) => {
  expect(() => parseWeight(typed)).toThrow('is no weight');
});

test('writes a weight as people say it', () => {
  expect(formatWeight(50)).toBe('0.5 %');
});
