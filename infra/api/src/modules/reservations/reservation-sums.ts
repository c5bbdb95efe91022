import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { depositConditions } from '@shared-kit/domain/price/deposit-conditions';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { priceText } from '@shared-kit/domain/price/price-display';
import { PRICE_TYPE_NOT_STATED, governmentCharges } from '@shared-kit/domain/price/price-type';
import type { LeadDetail } from '@shared-kit/contracts/lead-form';
import { momentInWords } from '../../moment-in-words';
import type { TenantSite } from '../../plugins/tenant';
import type { Reservation } from './reservations.schema';

const CHARGES = { included: ', government charges included', added: ' plus government charges', unknown: '' };

type Terms = Pick<Reservation, 'state' | 'depositCents' | 'expiresAt'>;

/** On what terms the deposit of a reservation is held and given back, now. */
export function termsOf({ state, depositCents, expiresAt }: Terms, { config }: TenantSite): readonly string[] {
  const hours = settingsOf(config, 'mfe-leads').hold_hours;
  const hold = state === 'paid' ? { until: momentInWords(expiresAt, config.time_zone) } : { hours };
  return depositConditions(formatMoney(depositCents / 100), hold);
}

type Sums = Pick<Reservation, 'depositCents' | 'priceCents' | 'priceType'>;

/** Every dollar of it, the price with its type, for the page, the mail to the shopper and the dealer. */
export function dollarsOf({ depositCents, priceCents, priceType }: Sums): LeadDetail[] {
  const type = priceType ?? PRICE_TYPE_NOT_STATED;
  const deposit = { name: 'sum_deposit', label: 'Deposit', value: formatMoney(depositCents / 100) };
  if (priceCents === null) return [deposit];
  const left = formatMoney((priceCents - depositCents) / 100);
  return [
    { name: 'sum_price', label: 'Price', value: priceText({ text: formatMoney(priceCents / 100), type }) },
    deposit,
    {
      name: 'sum_balance',
      label: 'Left to pay at handover',
      value: `${left}${CHARGES[governmentCharges(type) ?? 'unknown']}`,
    },
  ];
}
