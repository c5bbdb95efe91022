import type { QuotedLoan } from '@shared-kit/contracts/finance/finance-quote.contract';
import type { LeadDetail, LeadForm } from '@shared-kit/contracts/form/lead-form';
import { formatMoney } from '../../number/format-money';
import { formatYears } from '../../number/format-number';
import { readAmount } from '../../number/read-amount';

/** Paid besides the repayments: a question about it that was left empty says that there is none. */
const BESIDES = ['deposit', 'trade_in', 'residual'] as const;

/**
 * What a form asks for otherwise than the figures that were quoted for it, by the form's own labels: asked "Cash price
 * $28,000, Years: 4 years", quoted "Cash price $30,000, Years: 5 years". Null where both are of one loan, or the form says
 * nothing of one.
 *
 * @param answers to the form's questions, as they were typed.
 */
export function otherThanQuoted(
  { fields }: Pick<LeadForm, 'fields'>,
  answers: readonly LeadDetail[],
  loan: QuotedLoan,
): { asked: string; quoted: string } | null {
  const answer = (name: string) => readAmount(answers.find((each) => each.name === name)?.value ?? '');
  const quoted = figuresOf(
    loan,
    fields.some(({ name }) => name === 'deposit'),
  );
  const isLoan = ['amount', 'term_years'].some((name) => !Number.isNaN(answer(name)));
  const asked = (name: string) =>
    isLoan && (BESIDES as readonly string[]).includes(name) ? answer(name) || 0 : answer(name);
  const others = fields.filter(({ name }) => isOther(name, asked(name), quoted[name]));
  if (others.length === 0) return null;
  const list = (figure: (name: string) => number) =>
    others.map(({ name, label }) => `${label}: ${inWords(name, figure(name))}`).join(', ');
  return { asked: list(asked), quoted: list((name) => quoted[name]!) };
}

/** What a page writes alike, as cents, is no other figure. */
function isOther(name: string, asked: number, quoted: number | undefined): boolean {
  return !Number.isNaN(asked) && quoted !== undefined && inWords(name, asked) !== inWords(name, quoted);
}

/** Of a form that does not ask what is paid at first the amount is what is left to borrow. */
function figuresOf(loan: QuotedLoan, asksDeposit: boolean): Readonly<Record<string, number>> {
  const { amount, deposit, trade_in, residual, term } = loan;
  return { amount: asksDeposit ? amount : amount - deposit - trade_in, deposit, trade_in, residual, term_years: term };
}

function inWords(name: string, figure: number): string {
  return name === 'term_years' ? formatYears(figure) : formatMoney(Math.round(figure));
}
