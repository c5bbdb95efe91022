import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { readAmount } from '@shared-kit/domain/text/read-amount';

/**
 * What is wrong with one answer about a loan beside the others, as the calculator beside the form says it: a final payment
 * of more than is borrowed. Nothing where the form says no amount, or pays all of it at first.
 *
 * @param details good answers, by the names of the form's questions; dollars as they were typed.
 */
export function loanErrors(details: readonly LeadDetail[]): Record<string, string[]> {
  const dollars = (name: string) => readAmount(details.find((detail) => detail.name === name)?.value ?? '') || 0;
  const loan = dollars('amount') - dollars('deposit') - dollars('trade_in');
  if (loan <= 0 || dollars('residual') <= loan) return {};
  return { residual: [`Final payment: this is more than the loan of ${formatMoney(Math.round(loan))}`] };
}
