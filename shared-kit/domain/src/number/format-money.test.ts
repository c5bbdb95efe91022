import { formatMoney, formatMoneyExact } from './format-money';

test.each([
  [25_990, '$25,990'],
  [0, '$0'],
  [999.5, '$1,000'],
  [1_250_000, '$1,250,000'],
  [-500, '-$500'],
  [-0.2, '$0'],
])('writes %d dollars as %s', (dollars, text) => {
  expect(formatMoney(dollars)).toBe(text);
});

test('keeps the cents where asked to', () => {
  expect(formatMoneyExact(42.5)).toBe('$42.50');
});
