import type { Autogauge, ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { marketAverage } from '@shared-kit/domain/price/price-comparison';
import { priceComparison } from '@shared-kit/domain/price/price-gauge';
import type { PriceComparison } from '@shared-kit/domain/price/price-gauge';
import { purchasePrice } from '@shared-kit/domain/price/price-display';
import { useSite } from '@shared-kit/runtime/site-context';
import { Price } from '@shared-kit/ui/car/price';
import { useEffect } from 'react';
import { vehicleApi } from '../../api/vehicle.api';
import * as s from './price-panel.module.css';

/**
 * Where the price stands in the market; nothing at all where that cannot be said (S5-01 to S5-06). An answer that is
 * empty is noted, in the browser even where the server asked (S7-02).
 */
export function PricePanel({ car }: { car: ShownCar }) {
  const { slug } = car;
  const { data } = vehicleApi.endpoints.getAutogauge.useQuery(slug);
  const isEmpty = data !== undefined && Object.values(data).every((figure) => figure === null);
  useEffect(() => {
    if (isEmpty) console.warn('No data returned');
  }, [isEmpty, slug]);
  return data ? <Gauge gauge={data} car={car} /> : null;
}

function Gauge({ gauge, car }: { gauge: Autogauge; car: ShownCar }) {
  const comparison = priceComparison(gauge, marketAverage(car));
  const { type } = purchasePrice(car, useSite());
  return comparison && <Panel comparison={comparison} basis={gauge.basis} type={type} />;
}

type PanelProps = { comparison: PriceComparison; basis: string | null; type: string | null };

function Panel({ comparison, basis, type }: PanelProps) {
  const { level, label, listing, min, max, average, confidence } = comparison;
  const at = (price: number) => `${percentUp(price, min, max)}%`;
  return (
    <section className={s.panel} aria-labelledby="price-panel-title">
      <h2 id="price-panel-title">Price comparison</h2>
      <p className={s.label} data-level={level}>
        {label}
      </p>
      <div className={s.gauge}>
        <svg
          className={s.track}
          data-level={level}
          role="img"
          aria-label={`${label}: ${formatMoney(listing)} in a market range of ${formatMoney(min)} to ${formatMoney(max)}`}
        >
          {average !== null && <line x1={at(average)} x2={at(average)} y2="100%" />}
          <circle cx={at(listing)} cy="50%" r="9" />
        </svg>
        <p className={s.range}>
          <span>{formatMoney(min)}</span> Market range <span>{formatMoney(max)}</span>
        </p>
      </div>
      <dl className={s.figures}>
        <div>
          <dt>This vehicle</dt>
          <dd>
            <Price size="s" text={formatMoney(listing)} type={type} />
          </dd>
        </div>
        {average !== null && (
          <div>
            <dt>Market average</dt>
            <dd>{formatMoney(average)}</dd>
          </div>
        )}
      </dl>
      {/* R-LEGAL-09: the words alone may mislead. */}
      <p className={s.method}>
        {`The mark is this price${average === null ? '' : ', the line the market average'}. ${basis ?? 'The range is an estimate by a valuation provider, not a valuation.'} Confidence ${Math.round(confidence * 100)}%.`}
      </p>
    </section>
  );
}

/** How far up the range a price lies, in percent; one below the range lies at its low end. */
function percentUp(price: number, min: number, max: number): number {
  return max > min ? Math.round(Math.max(0, (price - min) / (max - min)) * 100) : 0;
}
