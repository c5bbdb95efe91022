import { dateFormat } from '@shared-kit/domain/time/date-format';
import type { PastPrice } from '@shared-kit/domain/price/past-prices';
import { Price } from './price';
import * as s from './price-changes.module.css';

type PriceChangesProps = {
  /** The newest first. */
  prices: readonly PastPrice[];
  /** The zone that days are told in. */
  zone: string;
};

/** What a vehicle cost and since when, each price with its type. */
export function PriceChanges({ prices, zone }: PriceChangesProps) {
  const date = dateFormat('en-AU', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' });
  return (
    <ol className={s.prices} aria-label="Prices, newest first">
      {prices.map(({ since, ...price }) => (
        <li key={since}>
          <Price size="s" {...price} /> since <time dateTime={since}>{date.format(new Date(since))}</time>
        </li>
      ))}
    </ol>
  );
}
