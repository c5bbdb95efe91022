import { decimalText } from './decimal-text';

test.each([0, 1, 2])('writes what Intl writes with %d decimals', (decimals) => {
  const intl = new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  const values = [
    0,
    1e-9,
    0.05,
    0.125,
    0.5,
    1.005,
    9.995,
    99.95,
    999.5,
    1000,
    12_345.678,
    999_999.99,
    1_250_000,
    2 ** 40,
  ];
  for (const value of [...values, ...values.map((positive) => -positive)])
    expect([value, decimalText(value, decimals)]).toEqual([value, intl.format(value)]);
});
