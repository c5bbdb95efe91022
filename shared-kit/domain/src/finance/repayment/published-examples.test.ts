import { comparisonRate } from './comparison-rate';
import { NO_FEES } from '../testing/no-fees';
import { exactRepayment, repayment } from './repayment';
import type { LoanTerms } from './repayment';

/**
 * Worked examples that others have published, none of them computed by our code. Where a source rounds to whole dollars it
 * is held to its own rounding. They were read on 23 November 2026 in stored copies of the pages and manuals named; the one
 * of Regulation Z is quoted from memory.
 */
const monthly = (
  amount: number,
  interestRate: number,
  termYears: number,
  more: Partial<LoanTerms> = {},
): LoanTerms => ({
  ...{ amount, interestRate, termYears, frequency: 12 },
  ...more,
});

const MONEY = 'money.com.au, car loan calculator with balloon, table of five-year loans';
const SAVVY = 'savvy.com.au, what is a car loan comparison rate';
const SAVINGS = 'savings.com.au, what is a car loan balloon payment';
const HP_SUPPORT = 'HP, 10bii calculator, cash flow examples (support.hp.com bpia5035)';
const HP_10BII = 'HP 10bII+ Financial Calculator User’s Guide, page 145';
const HP_17BII = 'HP 17bII+ User’s Guide, pages 69 and 70';
const TI = 'Texas Instruments BA II Plus Guidebook, pages 27 and 39';
const TI_BALLOON = 'Texas Instruments, solution 23970: calculating a balloon payment';
const MATH_ON_DEMAND = 'mathondemand.com, monthly loan payment';
const MICROSOFT = 'Microsoft, PMT function, example 1';
const NUMPY = 'NumPy reference 1.3, numpy.pmt, example';

/** To the cent. */
const toTheCent: [source: string, terms: LoanTerms, repayment: number][] = [
  [MONEY, monthly(10_000, 5, 5), 188.71],
  [MONEY, monthly(10_000, 7.5, 5), 200.38],
  [MONEY, monthly(10_000, 10, 5), 212.47],
  [MONEY, monthly(20_000, 5, 5), 377.42],
  [MONEY, monthly(20_000, 7.5, 5), 400.76],
  [MONEY, monthly(20_000, 10, 5), 424.94],
  [MONEY, monthly(30_000, 5, 5), 566.14],
  [MONEY, monthly(30_000, 7.5, 5), 601.14],
  [MONEY, monthly(30_000, 10, 5), 637.41],
  [SAVINGS, monthly(30_000, 6, 5), 579.98],
  [`${SAVINGS}, with the balloon`, monthly(30_000, 6, 5, { residual: 9000 }), 450.99],
  [SAVVY, monthly(20_000, 7.95, 5), 405.05],
  [SAVVY, monthly(20_000, 8.7, 5), 412.26],
  [`${HP_SUPPORT}, with the down payment`, monthly(14_500, 10.5, 3, { deposit: 1500 }), 422.53],
  [`${HP_SUPPORT}, part 3`, monthly(13_037.59, 10.5, 3, { deposit: 1500 }), 375],
  [`${HP_10BII}, with the down payment`, monthly(14_000, 3.5, 3, { deposit: 1500 }), 366.28],
  [HP_17BII, monthly(75_250, 13.8, 25), 894.33],
  [HP_17BII, monthly(63_617.64, 11.5, 30), 630],
  [TI, monthly(75_000, 5.5, 30), 425.84],
  [TI, monthly(82_000, 7, 30), 545.55],
  [`${TI_BALLOON}, over thirty years`, monthly(75_000, 9.25, 30, { deposit: 7500 }), 555.31],
  [`${TI_BALLOON}, with what is owed after fifteen`, monthly(67_500, 9.25, 15, { residual: 53_953.92 }), 555.31],
  [MICROSOFT, monthly(10_000, 8, 10 / 12), 1037.03],
  [NUMPY, monthly(200_000, 7.5, 15), 1854.02],
  [MATH_ON_DEMAND, monthly(20_000, 5, 4), 460.59],
  [MATH_ON_DEMAND, monthly(20_000, 4.8, 4), 458.78],
  ['qammunity.org 8148490 (a car over 48 months)', monthly(20_000, 6, 4), 469.7],
  ['transtutors.com 151369 (Brigham, loan amortization)', monthly(20_000, 12, 5), 444.89],
  ['algebra.com, question 1055222 (TI 83 Plus)', monthly(7500, 2.9, 3), 217.78],
  ['algebra.com, question 1194150', monthly(375_000, 3.6, 30), 1704.92],
  ['answer.ya.guru 6773686, 15 % down', monthly(26_000, 9, 5, { deposit: 3900 }), 458.76],
  ['justaaa.com 74401, C-9', monthly(11_000, 5, 10), 116.67],
  ['justaaa.com 74401, B-8', monthly(13_403.46, 6.9, 2), 599.5],
  ['math.bot, FMA5kNPg', monthly(140_000, 5.9, 30), 830.39],
];

test.each(toTheCent)('%s: %j is %d', (_source, terms, published) => {
  expect(Math.abs(exactRepayment(terms) - published)).toBeLessThan(0.0051);
});

const FINDER = 'finder.com.au, car loan repayment calculator, comparison of repayments';
const LIFE_COSTS = 'australianlifecosts.com.au, loan calculator';
const JADE = 'jade.finance, car finance calculator';
const BLITZER = 'Blitzer, Thinking Mathematically, exercise set 8.6';

/** To whole dollars: up as we round (S9-19), or to the nearest, as the source does. */
const toTheDollar: [source: string, terms: LoanTerms, repayment: number, rounded: 'up' | 'nearest'][] = [
  [FINDER, monthly(30_000, 7, 5), 595, 'up'],
  [FINDER, monthly(30_000, 9, 5), 623, 'up'],
  [FINDER, monthly(30_000, 12, 5), 668, 'up'],
  [FINDER, monthly(30_000, 9, 7), 483, 'up'],
  [FINDER, monthly(25_000, 7, 3), 772, 'up'],
  [LIFE_COSTS, monthly(30_000, 8, 3), 940, 'nearest'],
  [LIFE_COSTS, monthly(30_000, 8, 5), 608, 'nearest'],
  [JADE, monthly(30_000, 6.75, 4), 715, 'nearest'],
  [JADE, monthly(30_000, 6.75, 5), 591, 'nearest'],
  [`${BLITZER}, 2`, monthly(30_000, 8, 4), 732, 'nearest'],
];

test.each(toTheDollar)('%s: %j is %d, rounded %s', (_source, terms, published, rounded) => {
  if (rounded === 'up') expect(repayment(terms)?.repayment).toBe(published);
  else expect(Math.round(exactRepayment(terms))).toBe(published);
});

/**
 * Rates that others have worked out from the money paid and received. Each is a nominal rate of months, as the comparison
 * rate is by regulation 71: the payment beyond what is lent counts as a fee.
 */
const rates: [source: string, lent: number, paid: number, termYears: number, balloon: number, percent: number][] = [
  [`${HP_SUPPORT}, part 2`, 13_000, 372.53, 3, 0, 2.03],
  [TI, 75_000, 425.84, 30, 0, 5.5],
  ['HP 17bII+ User’s Guide, page 195: three points, interest only', 970_000, 10_000, 10, 1_000_000, 12.53],
  ['Regulation Z (12 CFR 1026), Appendix J (c)(1)(i)', 5000, 230, 2, 0, 9.69],
];

test.each(rates)(
  '%s: %d for %d a month over %d years and %d is %d %%',
  (_source, lent, paid, termYears, balloon, percent) => {
    const interestFree = { ...monthly(lent, 0, termYears, { residual: balloon }), ...NO_FEES };
    const feePerPeriod = paid - exactRepayment(interestFree);

    expect(comparisonRate({ ...interestFree, feePerPeriod })).toBeCloseTo(percent, 2);
  },
);

test('there are forty of them, each with its source', () => {
  const all = [...toTheCent, ...toTheDollar, ...rates];

  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(all.every(([source]) => source.length > 10)).toBe(true);
});
