import { pastPrices } from '@shared-kit/domain/price/past-prices';
import { useSite } from '@shared-kit/runtime/site-context';
import { PriceChanges } from '@shared-kit/ui/car/price-changes';
import type { Entry } from './shown-entries';
import * as s from './watchlist-page.module.css';

type SavedCarPricesProps = { car: Entry['car']; history: Entry['price_history'] };

/** What a saved car has cost since it was listed, folded away; nothing where that never changed. */
export function SavedCarPrices({ car, history }: SavedCarPricesProps) {
  const site = useSite();
  const prices = pastPrices(car, history, site);
  if (prices.length === 0) return null;
  return (
    <details className={s.note}>
      <summary aria-label={`Price history: ${car.name}`}>Price history</summary>
      <PriceChanges prices={prices} zone={site.time_zone} />
    </details>
  );
}
