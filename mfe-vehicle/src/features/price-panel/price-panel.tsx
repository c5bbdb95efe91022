import type { Autogauge, ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { priceComparison } from '@shared-kit/domain/price/price-comparison';
import type { PriceComparison } from '@shared-kit/domain/price/price-comparison';
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

/** Viewbox units across the bar. */
const WIDTH = 100;
function Gauge({ gauge, car }: { gauge: Autogauge; car: ShownCar }) {
  const comparison = priceComparison(gauge);
  const { type } = purchasePrice(car, useSite());
  return comparison && <Panel comparison={comparison} basis={gauge.basis} type={type} />;
}

type PanelProps = { comparison: PriceComparison; basis: string | null; type: string | null };

function Panel({ comparison, basis, type }: PanelProps) {
  const { fill, level, label, listing, min, max, confidence } = comparison;
  // The bar runs from the cheap end to the dear one; what it fills is how far from dear the price is.
  const filled = Math.max(2, fill * WIDTH);
  return (
    <section className={s.panel} aria-labelledby="price-panel-title">
      <h2 id="price-panel-title">Price comparison</h2>
      <p className={s.label} data-level={level}>
        {label}
      </p>
      <svg
        className={s.bar}
        viewBox={`0 0 ${WIDTH} 4`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${formatMoney(listing)} in a market range of ${formatMoney(min)} to ${formatMoney(max)}`}
      >
        <rect className={s.ground} width={WIDTH} height="4" rx="2" />
        <rect className={s.fill} data-level={level} width={filled} height="4" rx="2" />
      </svg>
      <dl className={s.figures}>
        <div>
          <dt>This vehicle</dt>
          <dd>
            <Price size="s" text={formatMoney(listing)} type={type} />
          </dd>
        </div>
        <div>
          <dt>Market range</dt>
          <dd>
            {formatMoney(min)} – {formatMoney(max)}
          </dd>
        </div>
        <div>
          <dt>Confidence</dt>
          <dd>{Math.round(confidence * 100)}%</dd>
        </div>
      </dl>
      {/* R-LEGAL-09: the words alone may mislead. */}
      <p className={s.method}>
        The fuller the bar, the further the price lies below the dear end of the range.{' '}
        {basis ?? 'The range comes from a valuation provider and is an estimate, not a valuation.'}
      </p>
    </section>
  );
}
