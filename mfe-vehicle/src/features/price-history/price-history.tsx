import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { pastPrices } from '@shared-kit/domain/price/past-prices';
import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { PriceChanges } from '@shared-kit/ui/car/price-changes';
import * as s from './price-history.module.css';

type PriceHistoryProps = { car: ShownCar; daysListed: boolean };

/** A history has two days at least: before that it would say what the price says already. */
const FROM_DAYS = 2;

/**
 * What the car cost and since when, and for how many days it has been offered: each where the site shows it, and there are
 * two days to tell of.
 */
export function PriceHistory({ car, daysListed }: PriceHistoryProps) {
  const site = useSite();
  const now = useRenderTime();
  const days = Math.floor((now.getTime() - Date.parse(car.created_at)) / DAY_MS);
  const prices = pastPrices(car, car.price_history, site);
  const showsDays = daysListed && days >= FROM_DAYS;
  const showsPrices = prices.length > 0;
  if (!showsDays && !showsPrices) return null;
  return (
    <section aria-labelledby="price-history-title">
      <Fold id="price-history-title" title={showsPrices ? 'Price history' : 'On offer'}>
        {showsDays && <p className={s.days}>{`Listed for ${days} days`}</p>}
        {showsPrices && <PriceChanges prices={prices} zone={site.time_zone} />}
      </Fold>
    </section>
  );
}
