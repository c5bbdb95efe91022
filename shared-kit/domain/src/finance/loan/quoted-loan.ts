import type { QuotedLoan, QuotedVehicle } from '@shared-kit/contracts/finance/finance-quote.contract';
import { formatMoney, formatMoneyExact } from '../../number/format-money';
import { formatRate, formatYears } from '../../number/format-number';
import { totalOfLoan } from './calculated-loan';
import type { CalculatedLoan } from './calculated-loan';
import type { CalculatorState } from '../calculator/calculator-state';
import { periodNames } from '../repayment/repayment';
import { repaymentText } from '../repayment/shown-repayment';

/**
 * What a quote keeps of a calculated loan; null where there is no repayment to quote.
 *
 * @param shortfall dollars that are owed on a trade-in beyond what it brings.
 */
export function quotedLoan(
  { state, fees, answer, secured, ...loan }: CalculatedLoan,
  shortfall = 0,
): QuotedLoan | null {
  if (!answer) return null;
  const { repayment, comparison } = answer;
  return {
    ...state,
    fees: [...fees.loan, ...fees.month].map(({ name, amount, each }) => ({ name, amount, each })),
    ...{ repayment, comparison, total: totalOfLoan({ ...loan, answer }) },
    ...(secured !== null && { secured }),
    ...(shortfall > 0 && { shortfall }),
  };
}

/** What a calculator was set to for it. */
export function quotedState(loan: QuotedLoan): CalculatorState {
  const { amount, deposit, trade_in, residual, term, interest, frequency } = loan;
  return { amount, deposit, trade_in, residual, term, interest, frequency };
}

/**
 * Whether quoted figures may go with a question about a vehicle: never those that were worked out for another one.
 *
 * @param carId what is asked about; empty where that is no vehicle of ours.
 */
export function isQuoteFor(vehicle: Pick<QuotedVehicle, 'id'> | null, carId: string): boolean {
  return vehicle === null || carId === '' || vehicle.id === carId;
}

/** The row that says the price of the vehicle: what stands beside one that says it already leaves it out. */
export const CASH_PRICE = 'Cash price';

/**
 * What the loan pays: the price of the vehicle as it reads with its type, or another amount, which is
 * never called a price, nor somebody's own: a calculator begins with one, and brings what is typed within its range.
 */
function amountRow(amount: number, vehicle: Priced | null): [label: string, value: string] {
  if (vehicle?.price != null && Math.round(vehicle.price) === amount)
    return [CASH_PRICE, vehicle.price_text ?? formatMoney(amount)];
  if (!vehicle) return ['Amount', formatMoney(amount)];
  const own = vehicle.price_text ? `, which was ${vehicle.price_text}` : '';
  return ['Amount', `${formatMoney(amount)}, not the price of the vehicle${own}`];
}

/**
 * A quoted loan in rows: page, mail and ADF say the same (R-LEGAL-01, A-60).
 *
 * @param vehicle that it was quoted for; null for none.
 */
export function quoteRows(loan: QuotedLoan, vehicle: Priced | null): [label: string, value: string][] {
  const { amount, deposit, trade_in, residual, term, interest, frequency, fees, repayment, comparison, total } = loan;
  const rows: [string, string][] = [
    ['Repayment', `${formatMoney(repayment)} a ${periodNames[frequency]}`],
    ['Interest rate', `${formatRate(interest)} p.a.`],
    ['Comparison rate', `${formatRate(comparison)} p.a.`],
    ['Term', formatYears(term)],
    amountRow(amount, vehicle),
    ['Deposit', formatMoney(deposit)],
    ['Trade-in', formatMoney(trade_in)],
    ...(loan.shortfall ? [shortfallRow(loan.shortfall)] : []),
    ['Final payment', formatMoney(residual)],
    [
      `${loanKind(loan.secured)}oan`,
      formatMoney(amount - deposit - trade_in) + (loan.secured == null ? SECURED_UNSAID : ''),
    ],
    ['Fees', fees.length > 0 ? fees.map(feeText).join(', ') : NO_FEES_SAID],
    ['Total of the loan', totalText(loan, total)],
  ];
  return rows;
}

/** What nobody says of a loan stands in the document that is kept of it as beside the calculator: unknown is not none. */
const NO_FEES_SAID = 'None are counted, not in the comparison rate either: what a lender asks comes on top';
const SECURED_UNSAID = ', the lender says whether it is secured';

/** Who worked quoted figures out, and that their rate is not the one that the site itself calculates with. */
export function quoteSource(loan: QuotedLoan, ownRate: number): string {
  const whose = "Worked out by the shopper with this site's calculator, not an offer.";
  return `${whose} ${quotedRateNote(loan, ownRate)}`.trim();
}

/**
 * That the rate was set by whoever calculated; empty where it is the one that the site itself calculates with. It names
 * neither: a rate stands beside its comparison rate (R-LEGAL-01), and the site's own has none without a loan.
 */
export function quotedRateNote({ interest }: QuotedLoan, ownRate: number): string {
  return interest === ownRate
    ? ''
    : 'The interest rate was set in the calculator; the site itself has another one today.';
}

/** What is owed on a trade-in beyond what it brings, in whole dollars, as a row. */
export function shortfallRow(shortfall: number): [label: string, value: string] {
  return ['Still owed on the trade-in', `${formatMoney(shortfall)} more than it brings, not in these figures`];
}

const loanKind = (secured: QuotedLoan['secured']) => (secured ? 'Secured l' : secured === false ? 'Unsecured l' : 'L');

function feeText({ name, amount, each }: QuotedLoan['fees'][number]): string {
  return `${name} ${formatMoneyExact(amount)}${each === 'month' ? ' a month' : ', borrowed with it'}`;
}

function totalText({ deposit, trade_in }: QuotedLoan, total: number): string {
  const besides = [...(deposit > 0 ? ['the deposit'] : []), ...(trade_in > 0 ? ['the trade-in'] : [])];
  return [formatMoney(total), besides.length > 0 && `plus ${besides.join(' and ')}`].filter(Boolean).join(', ');
}

type Then = { loan: QuotedLoan; vehicle: QuotedVehicle | null };
type Priced = Pick<QuotedVehicle, 'price' | 'price_text'>;

/**
 * What is different today from the day of a quote, in sentences.
 *
 * @param priced what the quoted vehicle costs to buy today; null where it can no longer be had with a loan.
 * @param today the same figures worked out today; null where they come to no repayment, `outside` where the calculator
 *   does not go as far any more.
 */
export function quoteChanges(
  { loan, vehicle }: Then,
  priced: Priced | null,
  today: QuotedLoan | 'outside' | null,
): string[] {
  const ofVehicle = vehicle ? vehicleChanges(vehicle, priced) : [];
  if (today === 'outside') return [...ofVehicle, 'These figures are outside what is calculated here today.'];
  if (!today) return [...ofVehicle, 'These figures come to no repayment today.'];
  return [...ofVehicle, ...loanChanges(loan, today)];
}

function vehicleChanges({ name, price, price_text }: QuotedVehicle, priced: Priced | null): string[] {
  if (!priced) return [`The ${name} can no longer be had with a loan.`];
  if (priced.price === price) return [];
  const was = price_text ? `; it was ${price_text}` : '';
  return [`The ${name} is ${priced.price_text ?? 'without a price'} today${was}.`];
}

function loanChanges(loan: QuotedLoan, today: QuotedLoan): string[] {
  const changes: string[] = [];
  if (today.interest !== loan.interest) changes.push('The interest rate here is another one today.');
  if (JSON.stringify(today.fees) !== JSON.stringify(loan.fees))
    changes.push(`The fees today: ${today.fees.map(feeText).join(', ') || 'none'}.`);
  const isSame = (['repayment', 'comparison', 'total'] as const).every((name) => today[name] === loan[name]);
  return isSame ? changes : [...changes, `${todayText(today)}.`];
}

/** "Today $147 a week at 10.00% p.a. · 10.03% p.a. comparison rate, loan of $30,000, over 5 years, $38,220 in total" */
function todayText(today: QuotedLoan): string {
  return `Today ${repaymentText(quotedRepayment(today))}, ${formatMoney(today.total)} in total`;
}

/** As a page shows it, beside any other repayment; money and trade-in are both paid at first. */
export function quotedRepayment({
  amount,
  repayment,
  frequency,
  interest,
  comparison,
  term,
  residual,
  secured,
  ...paid
}: QuotedLoan) {
  const deposit = paid.deposit + paid.trade_in;
  return {
    ...{ amount: repayment, frequency, interestRate: interest, comparisonRate: comparison, termYears: term },
    ...{ loanAmount: amount - deposit, deposit, tradeIn: paid.trade_in, balloon: residual, secured },
  };
}
