import { formatMoney, formatMoneyExact, formatMoneyInFull } from './format-money';

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

test.each([
  [30_000, '$30,000'],
  [69_800.5, '$69,800.50'],
  [0.1 + 0.2, '$0.30'],
  [1.000_000_1, '$1'],
  [0, '$0'],
  [-12.25, '-$12.25'],
])('of %d dollars there are cents where it has some: %s', (dollars, text) => {
  expect(formatMoneyInFull(dollars)).toBe(text);
});
