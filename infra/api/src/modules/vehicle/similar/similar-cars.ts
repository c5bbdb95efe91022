import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Car, CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { isRealPrice } from '@shared-kit/domain/price/real-price';
import { similarPriceBand } from '@shared-kit/domain/price/similar-price-band';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { shownCards } from '../../drive-away/drive-away.service';
import { cardEstimate } from '../../stock/car/weekly-estimate.service';
import { findNearbyVehicles } from '../../stock/nearby-vehicles.service';
import type { Likeness, NearbyVehicle } from '../../stock/nearby-vehicles.service';

/** Six are shown (S9-35); a few more are read, because both searches can find the same car (S7-05). */
const SHOWN = 6;
const FETCHED = 10;

/**
 * Cars in stock that a shopper of this one may also like: the same model first, then the same
 * body, each by nearness of price and within its band. Without a price the newest come first.
 */
export async function findSimilarCars(tx: Tx, site: TenantSite, car: Car, now = new Date()): Promise<CarCard[]> {
  const price = isRealPrice(car.offer_price) ? car.offer_price : car.price;
  const band = isRealPrice(price) ? { price, ...similarPriceBand(price) } : null;
  const find = (likeness: Likeness) => findNearbyVehicles(tx, site, { car, likeness, band, limit: FETCHED });
  const cars = await find('model');
  if (cars.length < SHOWN && car.simple_body !== null) cars.push(...(await find('body')));
  return toCards(
    inSeriesOrder(cars, settingsOf(site.config, 'mfe-vehicle').similar_series_order).slice(0, SHOWN),
    site,
    now,
  );
}

/** Where a site names series, theirs come first in its order (S9-38); the rest stay as they were. */
function inSeriesOrder(cars: readonly NearbyVehicle[], order: readonly string[]): NearbyVehicle[] {
  const place = ({ card: { series, model, badge } }: NearbyVehicle) => {
    const words = [series, model, badge].join(' ').toLowerCase();
    const index = order.findIndex((name) => words.includes(name.toLowerCase()));
    return index < 0 ? order.length : index;
  };
  return cars.toSorted((a, b) => place(a) - place(b));
}

/** Found cars as a page shows them: with this site's repayment and what they cost on the road. */
export function toCards(found: readonly NearbyVehicle[], site: TenantSite, now: Date): CarCard[] {
  const cards = found.map(({ card, lenders }) => ({
    ...card,
    ...cardEstimate({ ...card, finance_lenders: lenders }, site, now),
  }));
  return shownCards(cards, site, now);
}
