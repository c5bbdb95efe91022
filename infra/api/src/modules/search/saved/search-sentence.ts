import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatNumber } from '@shared-kit/domain/number/format-number';

/** A search as its owner would say it: "Used cars: Toyota, SUV, price up to $40,000, “tow bar”". Dollars, kilometres. */
export function searchSentence(label: string, { query, filters, ranges, excluded = {}, near }: SearchState): string {
  const parts = [
    ...Object.values(filters).map((values) => values.join(' or ')),
    ...Object.values(excluded).map((values) => `not ${values.join(' or ')}`),
    ...Object.entries(ranges).map(([name, { min, max }]) => rangeWords(name, min, max)),
    ...(near ? [near.radius === undefined ? `near ${near.place}` : `within ${near.radius} km of ${near.place}`] : []),
    ...(query ? [`“${query}”`] : []),
  ].filter(Boolean);
  return parts.length > 0 ? `${label}: ${parts.join(', ')}` : label;
}

function rangeWords(name: string, min: number | undefined, max: number | undefined): string {
  const said = name === 'year' ? String : name === 'price' || name === 'weekly' ? formatMoney : formatNumber;
  if (min !== undefined && max !== undefined) return `${name} ${said(min)} to ${said(max)}`;
  if (max !== undefined) return `${name} up to ${said(max)}`;
  return min === undefined ? '' : `${name} from ${said(min)}`;
}
