import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { NOTHING_TO_BORROW, paidAllBy } from '@shared-kit/domain/finance/loan/calculated-loan';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { readAmount } from '@shared-kit/domain/number/read-amount';

const FIELDS = { deposit: 'Deposit', trade_in: 'Trade-in' };

/**
 * What is wrong with one answer about a loan beside the others, as the calculator beside the form says it: a deposit
 * and trade-in that leave nothing to borrow, or a final payment of more than is borrowed.
 *
 * @param details good answers, by the names of the form's questions; dollars as they were typed.
 * @param price of the vehicle, which stands in for an amount that the form does not say; nothing is wrong without either.
 */
export function loanErrors(details: readonly LeadDetail[], price = 0): Record<string, string[]> {
  const dollars = (name: string) => readAmount(details.find((detail) => detail.name === name)?.value ?? '') || 0;
  const [amount, deposit, trade_in] = [dollars('amount') || price, dollars('deposit'), dollars('trade_in')];
  const paying = paidAllBy({ amount, deposit, trade_in });
  if (paying) return { [paying]: [`${FIELDS[paying]}: ${NOTHING_TO_BORROW}`] };
  const loan = amount - deposit - trade_in;
  if (loan <= 0 || dollars('residual') <= loan) return {};
  return { residual: [`Final payment: this is more than the loan of ${formatMoney(Math.round(loan))}`] };
}
