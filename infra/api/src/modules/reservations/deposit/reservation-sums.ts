import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { depositConditions } from '@shared-kit/domain/price/deposit-conditions';
import { deliveryText, leftToPay } from '@shared-kit/domain/price/left-to-pay';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { priceText } from '@shared-kit/domain/price/price-display';
import { statedPriceType } from '@shared-kit/domain/price/price-type';
import { momentWithZone } from '../../../text/moment-in-words';
import type { TenantSite } from '../../../plugins/tenant';
import type { Reservation } from '../reservations.schema';

type Terms = Pick<Reservation, 'state' | 'depositCents' | 'expiresAt'>;

/** On what terms the deposit of a reservation is held and given back, now. */
export function termsOf({ state, depositCents, expiresAt }: Terms, { config }: TenantSite): readonly string[] {
  const hours = settingsOf(config, 'mfe-leads').hold_hours;
  const hold = state === 'paid' ? { until: momentWithZone(expiresAt, config.time_zone) } : { hours };
  return depositConditions(formatMoney(depositCents / 100), hold);
}

type Sums = Pick<Reservation, 'depositCents' | 'priceCents' | 'priceType' | 'driveAway'> &
  Partial<Pick<Reservation, 'driveAwayCents' | 'deliveryCents'>>;

/** Every dollar of it, the price with its type, for the page, the mail to the shopper and the dealer. */
export function dollarsOf({
  depositCents,
  priceCents,
  priceType,
  driveAway,
  driveAwayCents = null,
  deliveryCents = null,
}: Sums): LeadDetail[] {
  const type = statedPriceType(priceType);
  const deposit = { name: 'sum_deposit', label: 'Deposit', value: formatMoney(depositCents / 100) };
  const delivery =
    deliveryCents === null
      ? []
      : [{ name: 'sum_delivery', label: 'Delivery', value: deliveryText(deliveryCents / 100) }];
  if (priceCents === null) return [...delivery, deposit];
  const left = {
    ...{ price: priceCents / 100, type, deposit: depositCents / 100 },
    delivery: deliveryCents === null ? null : deliveryCents / 100,
    onTheRoad: driveAwayCents === null ? null : driveAwayCents / 100,
  };
  return [
    { name: 'sum_price', label: 'Price', value: priceText({ text: formatMoney(priceCents / 100), type }) },
    ...(driveAway ? [{ name: 'sum_drive_away', label: 'On the road', value: driveAway }] : []),
    ...delivery,
    deposit,
    { name: 'sum_balance', label: 'Left to pay at handover', value: leftToPay(left) },
  ];
}
