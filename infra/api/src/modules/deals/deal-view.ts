import type { Deal } from '@shared-kit/contracts/account/deal.contract';
import type { DriveAwayLedger } from '@shared-kit/contracts/finance/drive-away.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { partName, typedIn, unreadIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import { CASH_PRICE, quotedRepayment, quoteRows } from '@shared-kit/domain/finance/loan/quoted-loan';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { NO_DELIVERY_ESTIMATE, NO_SUCH_POSTCODE } from '@shared-kit/domain/price/delivery-words';
import { deliveryText } from '@shared-kit/domain/price/left-to-pay';
import { driveAwayWords } from '@shared-kit/domain/price/drive-away/drive-away-words';
import { priceText, purchasePrice } from '@shared-kit/domain/price/price-display';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';
import { dayIn } from '@shared-kit/domain/time/day-in';
import { dayInWords } from '@shared-kit/domain/time/day-in-words';
import type { Db } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { inStateOf, ledgerOf, stateFor } from '../drive-away/drive-away.service';
import type { Deliveries } from '../finance/delivery/delivery.service';
import { loanCarOf, quoteOnCarPage, shownCar } from '../finance-quotes/car-page-quote.service';
import { dealSums } from './deal-sums';
import type { DealRow } from './deals.schema';
import { isTradeInOld, tradeInWords } from './trade-in-words';

export type DealDeps = { db: Db; deliver: Deliveries };
/** What a deal is made of, before or after it is kept. */
export type DealParts = Pick<DealRow, 'carId' | 'carName' | 'figures' | 'postcode' | 'tradeIn' | 'tradeInAt'>;
type Row = Deal['rows'][number];

/**
 * A deal as it stands today, worked out by the functions of the car's own page: its price with its type, the estimate with
 * government charges, the delivery, and the loan for its figures. A car that is gone says so, and its figures stay kept.
 */
export async function dealView({ db, deliver }: DealDeps, site: TenantSite, parts: DealParts): Promise<Deal> {
  const now = new Date();
  const car = await shownCar(db, site, parts.carId, now);
  const kept = keptOf(parts, car, now);
  const valued = tradeInRows(parts, site, now);
  if (!car) return { ...kept, path: null, repayment: null, rows: [{ label: 'Vehicle', value: GONE }, ...valued] };
  const { figures, postcode } = parts;
  const ledger = ledgerIn(inStateOf(site, postcode), car, now);
  const { rows, repayment } = loanPart(car, site, figures, now);
  const brought = postcode === '' ? null : await deliver(site, { postcode, location: car.location });
  return {
    ...{ ...kept, path: pathWith(car, parts), repayment },
    rows: [
      ...priceRows(car, site, ledger),
      ...(brought ? [{ label: 'Delivery', value: broughtFor(brought, postcode) }] : []),
      ...valued,
      ...rows({ delivery: brought?.price ?? null, onTheRoad: ledger?.total ?? null }),
    ],
  };
}

/** What stands of a deal whether its car is still shown or not. */
function keptOf({ carId, carName, figures, postcode, ...estimate }: DealParts, car: Car | null, now: Date) {
  return {
    ...{ car_id: carId, car_name: car?.name ?? carName, figures, postcode },
    revalue: isTradeInOld(estimate, now),
    image: car && (car.primary_image_url ?? noPhotoId(car)),
  };
}

function tradeInRows(parts: DealParts, { config }: TenantSite, now: Date): Row[] {
  if (parts.tradeIn === '') return [];
  const dayOf = (moment: Date) => dayInWords(dayIn(config.time_zone, moment));
  return [{ label: 'Your trade-in', value: tradeInWords(parts, dayOf, now) }];
}

function ledgerIn(site: TenantSite, car: Car, now: Date): DriveAwayLedger | null {
  return ledgerOf(car, site, stateFor(car, site), now);
}

const GONE = 'It is no longer shown here: call us about one like it';
const NO_LOAN = 'No repayment for these figures: ask us for a quote';

function priceRows(car: Car, site: TenantSite, ledger: DriveAwayLedger | null): Row[] {
  const { estimate: _, ...price } = purchasePrice(car, site.config);
  return [
    { label: 'Price', value: priceText(price) },
    ...(ledger ? [{ label: 'On the road', value: priceText(driveAwayWords(ledger)) }] : []),
  ];
}

function broughtFor({ known, price, name }: Awaited<ReturnType<Deliveries>>, postcode: string): string {
  if (!known) return `${NO_SUCH_POSTCODE}: ${postcode}`;
  return price === null ? `${NO_DELIVERY_ESTIMATE} (${postcode})` : `${deliveryText(price)}, to ${name ?? postcode}`;
}

type Besides = { delivery: number | null; onTheRoad: number | null };

/** `rows` takes what nobody borrows: the dollars of a delivery, and the total on the road of a price without its charges. */
function loanPart(car: Car, site: TenantSite, figures: string, now: Date) {
  const about = loanCarOf(car, site, now);
  const quote = about && quoteOnCarPage(new URLSearchParams(figures), about, site, now);
  if (!quote) return { repayment: null, rows: () => [{ label: 'Finance', value: whyNoLoan(figures, site) }] };
  const { loan, vehicle } = quote;
  const price = vehicle?.price ?? null;
  return {
    repayment: quotedRepayment(loan),
    rows: ({ delivery, onTheRoad }: Besides): Row[] => {
      const charges = onTheRoad === null || price === null ? 0 : Math.max(0, onTheRoad - Math.round(price));
      return [
        // The price stands above, with its type.
        ...quoteRows(loan, vehicle).flatMap(([label, value]) => (label === CASH_PRICE ? [] : [{ label, value }])),
        ...dealSums({ loan, price, charges, delivery }),
      ];
    },
  };
}

function whyNoLoan(figures: string, { config }: TenantSite): string {
  const [unread] = unreadIn(typedIn(new URLSearchParams(figures)), config.flags.interest_locked);
  return unread ? `No repayment: the ${partName(unread)} of these figures is no amount` : NO_LOAN;
}

/** The car's page, whose calculators begin with what the deal says. */
function pathWith(car: Car, { figures, postcode }: DealParts): string {
  const query = new URLSearchParams(figures);
  if (postcode !== '') query.set(POSTCODE_FIELD, postcode);
  return query.size > 0 ? `${car.path}?${query}` : car.path;
}
