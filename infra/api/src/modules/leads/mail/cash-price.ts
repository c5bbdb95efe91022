import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import { askingPrice, priceText } from '@shared-kit/domain/price/price-display';
import type { MailAbout } from './mail-about';

/**
 * The answer to what a vehicle costs, as mails and ADF say it: the vehicle's own price with its type and what it is on the
 * road, as its page does (R-LEGAL-02, A-61); beside another figure that price too, so that nobody takes the one for the
 * other. Null for any other question, and without a vehicle that has a price.
 */
export function cashPriceAnswer({ lead, site }: Pick<MailAbout, 'lead' | 'site'>, answer: LeadDetail): string | null {
  const price = lead.form === 'finance-enquiry' && answer.name === 'amount' && lead.car && askingPrice(lead.car, site);
  const typed = readAmount(answer.value);
  if (!price || price.amount === null || Number.isNaN(typed)) return null;
  const own = priceText(price);
  return Math.round(typed) === Math.round(price.amount)
    ? own
    : `${formatMoney(typed)}, as typed; the vehicle is ${own}`;
}
