import { dateFormat } from '@shared-kit/domain/time/date-format';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { purchasePrice } from '@shared-kit/domain/price/price-display';
import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { Price } from '@shared-kit/ui/car/price';
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
  const prices = car.price_history.filter(({ price }) => price !== null);
  const showsDays = daysListed && days >= FROM_DAYS;
  const showsPrices = daysApart(prices) >= 1;
  if (!showsDays && !showsPrices) return null;
  const date = dateFormat('en-AU', {
    timeZone: site.time_zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return (
    <section aria-labelledby="price-history-title">
      <Fold id="price-history-title" title={showsPrices ? 'Price history' : 'On offer'}>
        {showsDays && <p className={s.days}>{`Listed for ${days} days`}</p>}
        {showsPrices && (
          <ol className={s.prices} aria-label="Prices, newest first">
            {prices.toReversed().map(({ since, price }) => (
              <li key={since}>
                <Price size="s" {...purchasePrice({ ...car, offer_price: null, drive_away: null, price }, site)} />{' '}
                since <time dateTime={since}>{date.format(new Date(since))}</time>
              </li>
            ))}
          </ol>
        )}
      </Fold>
    </section>
  );
}

/** Whole days between the first price and the last; none of one price. */
function daysApart(prices: ShownCar['price_history']): number {
  const [first, last] = [prices[0], prices.at(-1)];
  return first && last ? Math.floor((Date.parse(last.since) - Date.parse(first.since)) / DAY_MS) : 0;
}
