import type { Flags } from '@shared-kit/contracts/site/site-config.contract';
import type { Frequency } from '../repayment/repayment';
import { formatYears } from '../../number/format-number';
import { readAmount } from '../../number/read-amount';
import { amountWithin, clamp, OTHER_MAX } from './calculator-ranges';
import type { CalculatorRanges } from './calculator-ranges';

/** What the calculator is set to. Whole dollars, percent a year, years, payments a year. */
export type CalculatorState = {
  amount: number;
  /** Paid in money before the loan begins. */
  deposit: number;
  /** What the shopper's own vehicle brings, less what is owed on it: named apart from money. */
  trade_in: number;
  residual: number;
  term: number;
  interest: number;
  frequency: Frequency;
};
export type CalculatorField = Exclude<keyof CalculatorState, 'frequency'>;

/** What is typed into a calculator, as its fields are called in an address. */
export const FIGURES: readonly CalculatorField[] = ['amount', 'deposit', 'trade_in', 'residual', 'term', 'interest'];

/** With what is chosen: all that an address says of a calculator. */
export type CalculatorPart = keyof CalculatorState;
export const PARTS: readonly CalculatorPart[] = [...FIGURES, 'frequency'];

/**
 * What is owed on a trade-in beyond what it brings, of a `trade_in` that has what is owed taken off: it then is none. An
 * address from a valuation has `owed` instead, all that is owed, and in `trade_in` what the vehicle is worth.
 */
export const SHORTFALL = 'owed_beyond';
export const OWED: readonly string[] = ['owed', SHORTFALL];

/** Whether an address says a figure that somebody typed. */
export function hasFigures(query: URLSearchParams): boolean {
  return FIGURES.some((name) => query.has(name));
}

/** Of these an empty field is no answer: without JavaScript it comes as one that the page did not begin with. */
const NEEDED: readonly CalculatorPart[] = ['amount', 'term', 'interest'];

const NAMES: TypedText = { trade_in: 'trade-in', residual: 'final payment', interest: 'interest rate' };

/** The same in a sentence: "final payment". */
export function partName(part: CalculatorPart): string {
  return NAMES[part] ?? part;
}

type FinanceFlags = Pick<Flags, 'finance_monthly' | 'interest_locked'>;

/** Text of an address, by field. */
export type TypedText = Partial<Record<CalculatorPart, string>>;

/** A figure as people write it, with its unit: "AUD 36,888", "8.5 % p.a.", "5 years"; NaN for what is none. */
export function readFigure(text: string): number {
  return readAmount(text.replaceAll(/%|AUD|p\.?a\.?|years?|a year/gi, ' '));
}

/** What a field takes: nothing is paid, owed or lent below none. NaN for any other text, which stays as it was typed. */
export function readField(text: string): number {
  const figure = readFigure(text);
  return figure < 0 ? NaN : figure;
}

/**
 * Reads the calculator's state from an address, so that it also works as a plain form. Values are clamped to
 * the ranges, never snapped to a step, money taken in whole dollars, a term in whole months; an amount of nothing stays
 * nothing (S5-36). A locked rate is the site's, whatever the address says (S5-41).
 */
export function readCalculator(query: URLSearchParams, ranges: CalculatorRanges, flags: FinanceFlags): CalculatorState {
  const typed = (name: string, fallback: number) => {
    const value = readFigure(query.get(name) ?? '');
    return Number.isNaN(value) ? fallback : value;
  };
  const dollars = (name: string, fallback: number) => Math.round(typed(name, fallback));
  const { start } = ranges;
  const other = { min: 0, max: OTHER_MAX };
  const state: CalculatorState = {
    amount: amountWithin(dollars('amount', start.amount), ranges),
    deposit: dollars('deposit', start.deposit ?? 0),
    trade_in: clamp(tradeInOf(query), other),
    residual: clamp(dollars('residual', start.residual ?? 0), other),
    term: clamp(wholeMonths(typed('term', start.term)), ranges.term),
    interest: clamp(flags.interest_locked ? start.interest : typed('interest', start.interest), ranges.interest),
    frequency: asFrequency(typed('frequency', flags.finance_monthly ? 12 : 52)),
  };
  return changed(state, {});
}

/** Years as a loan can run: 5.3, which is 63.6 months, is taken for 64. */
export function wholeMonths(years: number): number {
  return Math.round(years * 12) / 12;
}

/** Years as people write them, and as a page writes months: "5.33 years" are 64 months; NaN for what is none. */
export function readTerm(text: string): number {
  const years = readField(text);
  const months = wholeMonths(years);
  return formatYears(months) === formatYears(years) ? months : years;
}

/** A change of figures. Money and trade-in together stay as much as either may be: the money gives way (S5-42). */
export function changed(state: CalculatorState, change: Partial<CalculatorState>): CalculatorState {
  const next = { ...state, ...change };
  return { ...next, deposit: clamp(next.deposit, { min: 0, max: OTHER_MAX - next.trade_in }) };
}

/**
 * What the address says of the figures, as it was typed: what of it cannot be read, or is not what the state has, is said
 * beside its field; also that one is empty without which there is no loan. A trade-in that something is owed on is another figure than the
 * field's: of that only what is no amount is said, as it leaves none.
 */
export function typedIn(query: URLSearchParams): TypedText {
  return Object.fromEntries(
    PARTS.flatMap((field) => {
      const text = field === 'trade_in' && query.has('owed') ? tradeInUnread(query) : query.get(field)?.trim();
      return text || (text === '' && NEEDED.includes(field)) ? [[field, text]] : [];
    }),
  );
}

/** What stands in an address as a trade-in, or as owed on it, where it is no amount: with both, so that neither is lost. */
function tradeInUnread(query: URLSearchParams): string {
  const [brings, owed] = ['trade_in', 'owed'].map((name) => query.get(name)?.trim() ?? '');
  if (isNoAmount(brings!)) return brings!;
  return isNoAmount(owed!) ? `${brings || 0} - ${owed} owed` : '';
}

/** Whole dollars that an address says are owed on a trade-in beyond what it brings; 0 for none, and where one is no amount. */
export function shortfallIn(query: URLSearchParams): number {
  const brings = dollarsIn(query, 'trade_in');
  if (!query.has('owed')) return brings > 0 ? 0 : dollarsIn(query, SHORTFALL);
  return isNoAmount(query.get('trade_in') ?? '') ? 0 : Math.max(0, dollarsIn(query, 'owed') - brings);
}

/** Whole dollars that an address says a trade-in brings, less what is owed on it; 0 for none. */
export function tradeInOf(query: URLSearchParams): number {
  return Math.max(0, dollarsIn(query, 'trade_in') - dollarsIn(query, 'owed'));
}

/** Nobody owes more dollars on a vehicle. */
const MOST_OWED = 1e9;

function isNoAmount(text: string): boolean {
  return text.trim() !== '' && !(readFigure(text) >= 0 && readFigure(text) <= MOST_OWED);
}

/** Whole dollars; 0 for what is no amount. */
function dollarsIn(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  return isNoAmount(text) ? 0 : Math.round(readFigure(text)) || 0;
}

/**
 * The parts whose text is no number, or none that can be chosen, in their order: no repayment is shown for them.
 *
 * @param isLocked whether the rate cannot be typed: what an address says of it counts for nothing then (S5-41).
 */
export function unreadIn(typed: TypedText, isLocked: boolean): CalculatorPart[] {
  return PARTS.filter(
    (name) => typed[name] !== undefined && !isRead(name, readField(typed[name])) && !(isLocked && name === 'interest'),
  );
}

function isRead(name: CalculatorPart, read: number): boolean {
  return name === 'frequency' ? read === asFrequency(read) : !Number.isNaN(read);
}

/** The same state in an address: opened again, it gives the same figures. */
export function calculatorQuery(state: CalculatorState): URLSearchParams {
  return new URLSearchParams(Object.entries(state).map(([name, value]) => [name, String(value)]));
}

function asFrequency(value: number): Frequency {
  return value === 26 || value === 12 ? value : 52;
}
