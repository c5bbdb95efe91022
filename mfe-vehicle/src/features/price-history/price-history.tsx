import { dateFormat } from '@shared-kit/domain/text/date-format';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { purchasePrice } from '@shared-kit/domain/price/price-display';
import { DAY_MS } from '@shared-kit/domain/time/day-ms';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { Price } from '@shared-kit/ui/car/price';
import * as s from './price-history.module.css';

type PriceHistoryProps = { car: ShownCar; daysListed: boolean };

/** What the car cost and since when, and for how many days it has been offered: each where the site shows it. */
export function PriceHistory({ car, daysListed }: PriceHistoryProps) {
  const site = useSite();
  const now = useRenderTime();
  const days = Math.floor((now.getTime() - Date.parse(car.created_at)) / DAY_MS);
  const prices = car.price_history.filter(({ price }) => price !== null);
  const showsDays = daysListed && days >= 0;
  if (!showsDays && prices.length < 2) return null;
  const date = dateFormat('en-AU', {
    timeZone: site.time_zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return (
    <section aria-labelledby="price-history-title">
      <Fold id="price-history-title" title={prices.length < 2 ? 'On offer' : 'Price history'}>
        {showsDays && (
          <p className={s.days}>{days === 0 ? 'Listed today' : `Listed for ${days} ${days === 1 ? 'day' : 'days'}`}</p>
        )}
        {prices.length >= 2 && (
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
