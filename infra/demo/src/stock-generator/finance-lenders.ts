import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { COMPARED } from '@shared-kit/domain/finance/lender/lender-comparison';
import { comparisonRate } from '@shared-kit/domain/finance/repayment/comparison-rate';
import { exactRepayment } from '@shared-kit/domain/finance/repayment/repayment';
import type { Random } from './random';

type Lender = {
  name: string;
  /** As its words call it, where that is not its name in the feed. */
  inWords?: string;
  newRate: number;
  usedRate: number;
  termYears: number;
  establishmentFees: number;
  monthlyFee: number;
  balloonPart: number;
};

/** Lenders of the specification, with fictional terms. Rates in percent a year, fees in dollars. */
const LENDERS = {
  Taurus: {
    name: 'Taurus Finance',
    newRate: 7.49,
    usedRate: 8.99,
    termYears: 5,
    establishmentFees: 395,
    monthlyFee: 8,
    balloonPart: 0,
  },
  '360 Finance': {
    name: '360 Finance',
    newRate: 6.99,
    usedRate: 8.75,
    termYears: 5,
    establishmentFees: 499,
    monthlyFee: 0,
    balloonPart: 0,
  },
  AusLoans: {
    name: 'AusLoans',
    newRate: 7.25,
    usedRate: 9.49,
    termYears: 7,
    establishmentFees: 550,
    monthlyFee: 10,
    balloonPart: 0,
  },
  Manual: {
    name: 'Manual',
    inWords: 'this dealer',
    newRate: 7.99,
    usedRate: 9.95,
    termYears: 5,
    establishmentFees: 395,
    monthlyFee: 8,
    balloonPart: 0.3,
  },
  Angle: {
    name: 'Angle Finance',
    newRate: 8.29,
    usedRate: 10.49,
    termYears: 5,
    establishmentFees: 645,
    monthlyFee: 5,
    balloonPart: 0.2,
  },
  Powertorque: {
    name: 'Powertorque',
    newRate: 6.49,
    usedRate: 8.49,
    termYears: 5,
    establishmentFees: 345,
    monthlyFee: 6,
    balloonPart: 0,
  },
  'Nissan Finance': {
    name: 'Nissan Finance',
    newRate: 5.9,
    usedRate: 8.29,
    termYears: 4,
    establishmentFees: 450,
    monthlyFee: 6,
    balloonPart: 0,
  },
} satisfies Record<string, Lender>;
export type LenderName = keyof typeof LENDERS;

/** Comparison rates already worked out. */
const known = new Map<string, number>();

/** The terms one lender offers on a car of this price, in dollars. */
export function lenderTerms(random: Random, name: LenderName, price: number, isNew: boolean): FinanceLender {
  const lender: Lender = LENDERS[name];
  const interestRate = round((isNew ? lender.newRate : lender.usedRate) + random.pick([0, 0, 0, 0.25, 0.5, 1]), 2);
  const { termYears, establishmentFees, monthlyFee } = lender;
  const balloon = Math.round(price * lender.balloonPart);
  const terms = { amount: price, establishmentFee: establishmentFees, residual: balloon, interestRate, termYears };
  const paymentWeek = round(exactRepayment({ ...terms, frequency: 52 }), 2);
  const comparison = known.get(`${name}|${interestRate}`) ?? publishedRate(interestRate, lender);
  known.set(`${name}|${interestRate}`, comparison);
  return {
    deposit: 0,
    termYears,
    termMonths: termYears * 12,
    termWeeks: termYears * 52,
    termN: termYears * 52,
    interestRate,
    // Some feeds leave it out, and then no repayment may be shown.
    comparisonRate: random.chance(0.02) ? null : comparison,
    establishmentFees,
    monthlyFees: monthlyFee,
    paymentWeek,
    paymentMonth: round(exactRepayment({ ...terms, frequency: 12 }), 2),
    balloon,
    totalPayable: Math.round((paymentWeek * 52 + monthlyFee * 12) * termYears + balloon),
    financeProvider: lender.name,
    disclaimer: disclaimerOf({ ...lender, name: lender.inWords ?? lender.name }, interestRate, comparison),
    secured: true,
  };
}

/** As a lender publishes it (National Credit Code), in percent a year. */
function publishedRate(interestRate: number, { establishmentFees, monthlyFee }: Lender): number {
  return comparisonRate({ ...COMPARED, interestRate, establishmentFee: establishmentFees, feePerPeriod: monthlyFee });
}

function disclaimerOf(
  { name, termYears, establishmentFees, monthlyFee, balloonPart }: Lender,
  interestRate: number,
  comparison: number,
): string {
  const monthly = monthlyFee > 0 ? `account fees of $${monthlyFee} a month besides` : 'no account fees';
  const balloon = balloonPart > 0 ? `, and a final payment of ${balloonPart * 100}% of the price` : '';
  return (
    `Estimate by ${name} on a secured consumer loan over ${termYears} years at ${interestRate.toFixed(2)}% p.a. (comparison rate ${comparison.toFixed(2)}% p.a.), ` +
    `with an establishment fee of $${establishmentFees} in the repayments, ${monthly}${balloon}. Approval, terms and fees depend on the applicant. ` +
    `WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate. ` +
    `Comparison rates are based on a secured loan of $30,000 over 5 years.`
  );
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
