import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { readAmount } from '@shared-kit/domain/number/read-amount';

/** The answer that is worked out from others, in the words of the National Credit Code. */
export const AMOUNT_OF_CREDIT = { name: 'amount_of_credit', label: 'Amount of credit' } as const;

/**
 * Answers about a loan with what is left of the cash price to borrow: mails, ADF, CRMs and the operator's page say which
 * figure is which. As they are where nothing is paid at first.
 */
export function withAmountOfCredit(details: readonly LeadDetail[]): readonly LeadDetail[] {
  const dollars = (name: string) => dollarsOf(details.find((detail) => detail.name === name)?.value);
  const [price, deposit, tradeIn] = [dollars('amount'), dollars('deposit'), dollars('trade_in')];
  const last = details.findLastIndex(({ name }) => name === 'deposit' || name === 'trade_in');
  if (price === 0 || deposit + tradeIn === 0) return details;
  const paid = [...(deposit > 0 ? ['deposit'] : []), ...(tradeIn > 0 ? ['trade-in'] : [])].join(' and ');
  const left = formatMoney(Math.max(0, price - deposit - tradeIn));
  return details.toSpliced(last + 1, 0, { ...AMOUNT_OF_CREDIT, value: `${left}, the cash price less ${paid}` });
}

function dollarsOf(typed = ''): number {
  return readAmount(typed) || 0;
}
