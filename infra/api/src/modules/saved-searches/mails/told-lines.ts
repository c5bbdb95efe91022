import { SAVED_SEARCHES_PATH, WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { priceDisplay, priceText } from '@shared-kit/domain/price/price-display';
import type { PriceDisplay } from '@shared-kit/domain/price/price-display';
import { isRealPrice } from '@shared-kit/domain/price/real-price';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { TenantSite } from '../../../plugins/tenant';
import type { MailRow } from '../../messaging/mail-body.service';
import type { MailedChange } from './alert-mails.repository';

/**
 * What changes say, a line for each car, by how it stands now: what happened, the car with its price and the price's type,
 * its page. Cars of which nothing can be told any more are left out.
 *
 * @param cards those of the cars that the site shows now, as it shows them.
 */
export function toldLines(changes: readonly MailedChange[], cards: readonly CarCard[], told: Told): MailRow[] {
  const shown = new Map(cards.map((card) => [card.id, card]));
  return [...Map.groupBy(changes, (change) => change.car_id)]
    .map(([id, ofCar]) => lineOf(ofCar, shown.get(id), told))
    .filter((line) => line !== null);
}

/** Where all of it stands: saved cars on the watchlist, what a saved search found where the searches are. */
export function placeOf(changes: readonly MailedChange[]): { path: string; label: string } {
  return changes.some(({ label }) => label !== null)
    ? { path: SAVED_SEARCHES_PATH, label: 'See your saved searches' }
    : { path: WATCHLIST_PATH, label: 'See your saved cars' };
}

type Told = { origin: string; config: TenantSite['config'] };

/** One line of a car, by how it stands now; null where none of its changes says anything about that. */
function lineOf(changes: readonly MailedChange[], card: CarCard | undefined, told: Told): MailRow | null {
  if (!card || !isAvailable(card)) return soldLine(changes, card, told);
  const href = told.origin + card.path;
  if (card.reserved) return isAmong(changes, 'reserved') ? ['Reserved', card.name, href] : null;
  const arrived = changes.find(({ kind }) => kind === 'new');
  const price = priceDisplay(card, told.config);
  if (arrived) return [arrived.label ?? 'New', `${card.name}, ${priceText(price)}`, href];
  return droppedLine(changes, { name: card.name, price, href });
}

type Priced = { name: string; price: PriceDisplay; href: string };

/** From what it was at the first of its changes to what it is now. */
function droppedLine(changes: readonly MailedChange[], { name, price, href }: Priced): MailRow | null {
  const before = changes.find(({ kind }) => kind === 'price')?.price_before;
  // What has come down is what it costs to buy: beside a week's subscription it would be no comparison.
  if (price.kind === 'subscription' || price.amount === null) return null;
  if (!isRealPrice(before) || before <= price.amount) return null;
  return ['Price drop', `${name}, was ${formatMoney(before)}, now ${priceText(price)}`, href];
}

/** By the name it was saved with where the site shows it no more. */
function soldLine(changes: readonly MailedChange[], card: CarCard | undefined, { origin }: Told): MailRow | null {
  const name = card?.name ?? changes.find(({ saved_name: saved }) => saved)?.saved_name;
  return name && isAmong(changes, 'sold') ? ['Sold', name, card && origin + card.path] : null;
}

function isAmong(changes: readonly MailedChange[], kind: MailedChange['kind']): boolean {
  return changes.some((change) => change.kind === kind);
}
