import { formatDecimal, formatKms, formatNumber, formatRate, formatRating, formatYears } from './format-number';

test('separates thousands', () => {
  expect(formatNumber(1379)).toBe('1,379');
});

test('writes every whole number as the language does', () => {
  // But nothing is ever "-0".
  const english = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0, signDisplay: 'negative' });
  const numbers = [0, -0.4, 7, 999, 1_000, 1_005, 12_050, 100_000, 999_999, 1_000_000, 25_000_001, -1_500, 12.5];
  expect(numbers.map(formatNumber)).toEqual(numbers.map((number) => english.format(number)));
});

test.each([
  [1_200, 2, '1,200'],
  [30_000.5, 2, '30,000.5'],
  [5.249, 2, '5.25'],
  [5.01, 1, '5'],
  [0, 1, '0'],
])('of %d, to %d decimals, none says nothing: %s', (value, most, text) => {
  expect(formatDecimal(value, most)).toBe(text);
});

test('writes distances in kms', () => {
  expect(formatKms(10_000)).toBe('10,000 kms');
});

test.each([
  [4, '4.0'],
  [4.25, '4.3'],
])('rounds a rating of %d to %s', (rating, text) => {
  expect(formatRating(rating)).toBe(text);
});

test('writes a rate with both decimals, because lenders compare the second', () => {
  expect(formatRate(8.9)).toBe('8.90%');
});

test.each([
  [1, '1 year'],
  [4.5, '4.5 years'],
  [5.25, '5.25 years'],
  [59 / 12, '4.92 years'],
  [10, '10 years'],
])('writes a term of %d years as %s', (years, text) => {
  expect(formatYears(years)).toBe(text);
});
