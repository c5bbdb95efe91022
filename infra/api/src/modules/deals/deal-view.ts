import type { Deal } from '@shared-kit/contracts/account/deal.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { quotedRepayment, quoteRows } from '@shared-kit/domain/finance/loan/quoted-loan';
import { NO_DELIVERY_ESTIMATE, NO_SUCH_POSTCODE } from '@shared-kit/domain/price/delivery-words';
import { deliveryText } from '@shared-kit/domain/price/left-to-pay';
import { driveAwayWords } from '@shared-kit/domain/price/drive-away/drive-away-words';
import { priceText, purchasePrice } from '@shared-kit/domain/price/price-display';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import type { Db } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { inStateOf, ledgerOf, stateFor } from '../drive-away/drive-away.service';
import type { Deliveries } from '../finance/delivery/delivery.service';
import { loanCarOf, quoteOnCarPage, shownCar } from '../finance-quotes/car-page-quote.service';
import type { DealRow } from './deals.schema';

export type DealDeps = { db: Db; deliver: Deliveries };
/** What a deal is made of, before or after it is kept. */
export type DealParts = Pick<DealRow, 'carId' | 'carName' | 'figures' | 'postcode' | 'tradeIn'>;
type Row = Deal['rows'][number];

/**
 * A deal as it stands today, worked out by the functions of the car's own page: its price with its type, the estimate with
 * government charges, the delivery, and the loan for its figures. A car that is gone says so, and its figures stay kept.
 */
export async function dealView({ db, deliver }: DealDeps, site: TenantSite, parts: DealParts): Promise<Deal> {
  const now = new Date();
  const car = await shownCar(db, site, parts.carId, now);
  const { carId, carName, figures, postcode, tradeIn } = parts;
  const kept = { car_id: carId, car_name: car?.name ?? carName, figures, postcode };
  const valued = tradeIn === '' ? [] : [{ label: 'Your trade-in', value: tradeIn }];
  if (!car) return { ...kept, path: null, repayment: null, rows: [{ label: 'Vehicle', value: GONE }, ...valued] };
  const { rows, repayment } = loanPart(car, site, figures, now);
  const brought = postcode === '' ? null : await deliver(site, { postcode, location: car.location });
  return {
    ...{ ...kept, path: pathWith(car, parts), repayment },
    rows: [
      ...priceRows(car, inStateOf(site, postcode), now),
      ...(brought ? [{ label: 'Delivery', value: broughtFor(brought, postcode) }] : []),
      ...valued,
      ...rows(brought?.price ?? null),
    ],
  };
}

const GONE = 'It is no longer shown here: call us about one like it';
const NO_LOAN = 'No repayment for these figures: ask us for a quote';

function priceRows(car: Car, site: TenantSite, now: Date): Row[] {
  const { estimate: _, ...price } = purchasePrice(car, site.config);
  const ledger = ledgerOf(car, site, stateFor(car, site), now);
  return [
    { label: 'Price', value: priceText(price) },
    ...(ledger ? [{ label: 'On the road', value: priceText(driveAwayWords(ledger)) }] : []),
  ];
}

function broughtFor({ known, price, name }: Awaited<ReturnType<Deliveries>>, postcode: string): string {
  if (!known) return `${NO_SUCH_POSTCODE}: ${postcode}`;
  return price === null ? `${NO_DELIVERY_ESTIMATE} (${postcode})` : `${deliveryText(price)}, to ${name ?? postcode}`;
}

/** `rows` takes the dollars of a delivery, which nobody borrows: they are paid with the deposit. */
function loanPart(car: Car, site: TenantSite, figures: string, now: Date) {
  const about = loanCarOf(car, site, now);
  const quote = about && quoteOnCarPage(new URLSearchParams(figures), about, site, now);
  if (!quote) return { repayment: null, rows: () => [{ label: 'Finance', value: NO_LOAN }] };
  const { loan, vehicle } = quote;
  return {
    repayment: quotedRepayment(loan),
    rows: (delivery: number | null): Row[] => [
      ...quoteRows(loan, vehicle).map(([label, value]) => ({ label, value })),
      {
        label: 'You pay at first',
        value: `${formatMoney(loan.deposit + (delivery ?? 0))}${delivery ? ', delivery included' : ''}`,
      },
    ],
  };
}

/** The car's page, whose calculators begin with what the deal says. */
function pathWith(car: Car, { figures, postcode }: DealParts): string {
  const query = new URLSearchParams(figures);
  if (postcode !== '') query.set(POSTCODE_FIELD, postcode);
  return query.size > 0 ? `${car.path}?${query}` : car.path;
}
