import type { FacetItem } from '@shared-kit/contracts/search/search.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { searchHref } from '@shared-kit/domain/search/search-url';
import { countText } from '../../total/total-text';
import type { PriceRange } from './price-limits';
import * as s from './price-bars.module.css';

type PriceBarsProps = { bands: readonly FacetItem[]; asked: PriceRange; noun: string | undefined };

/** How much of the stock each price band holds, each a link to its cars; those asked for stand out. */
export function PriceBars({ bands, asked, noun }: PriceBarsProps) {
  if (bands.length < 2) return null;
  const most = Math.max(...bands.map(({ count }) => count));
  return (
    <ul className={s.bars} aria-label="Stock by price">
      {bands.map(({ value, label, count }) => {
        const { min, max } = endsOf(value);
        const isAsked = (max === undefined || (asked.min ?? 0) < max) && (asked.max ?? Infinity) >= min;
        const height = `${Math.max(2, Math.round((count / most) * 100))}%`;
        return (
          <li key={value}>
            <a
              className={s.band}
              href={searchHref(ALL_STOCK, { ranges: { price: { min, max } } })}
              title={`${label}: ${countText(count, noun)}`}
            >
              <span className="visually-hidden">{`${label}: ${countText(count, noun)}`}</span>
              <svg className={isAsked ? s.asked : s.bar} aria-hidden preserveAspectRatio="none">
                <rect width="100%" height={height} rx="2" />
              </svg>
              <small aria-hidden>{shortMoney(min)}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** "10000:15000" */
function endsOf(band: string): { min: number; max: number | undefined } {
  const [min = '', max = ''] = band.split(':');
  return { min: Number(min), max: max === '' ? undefined : Number(max) };
}

/** Where a band begins, as far as a bar has room for it. */
function shortMoney(dollars: number): string {
  return dollars === 0 ? '$0' : formatMoney(dollars).replace(/,000$/, 'k');
}
