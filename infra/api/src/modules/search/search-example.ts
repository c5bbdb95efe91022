import type { SearchResponse, SearchScope, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import type { TenantSite } from '../../plugins/tenant';
import { colourFamily } from '../stock/car/simplify.service';
import { hasAny } from './find/in-stock';
import { readSearch } from './request/read-search';
import { phrases } from './sentence/lexicon';
import type { StockSearch } from './find/stock-search.port';

/** Examples name a round figure above the car's: of thousands of dollars, of dollars a week. */
const ROUND_THOUSANDS = 5;
const ROUND_WEEKLY = 50;

const madeOf = memoByObject((_hits: SearchResponse['hits']): { example?: string } => ({}));

/**
 * A search in words that finds something on this page: it describes one of its cars. `plain` is the page's own answer.
 * @returns undefined where the page has no car to describe.
 */
export async function searchExample(
  stock: StockSearch,
  site: TenantSite,
  plain: SearchResponse,
  scope: SearchScope['filters'],
): Promise<string | undefined> {
  const made = madeOf(plain.hits);
  const [first] = plain.hits;
  if (made.example !== undefined || first === undefined) return made.example;
  const car = plain.hits.find((hit) => priceDisplay(hit, site.config).amount !== null) ?? first;
  const words = exampleWords(car, site);
  const near = `${words} near ${car.city ?? ''}`;
  const example = car.city !== null && (await finds(stock, site, near, scope)) ? near : words;
  made.example = example;
  return example;
}

/** "white ute under 45k": words that mean filters, or the make, which every search knows. */
export function exampleWords(car: CarCard, site: TenantSite): string {
  const body = wordFor('body', car.simple_body);
  const kind = body === undefined ? [car.make] : [wordFor('colour', colourFamily(car.colour)), body];
  return [...kind, limit(car, site)].filter((word) => word !== undefined).join(' ');
}

/** The word by which a sentence means this value of a filter. */
function wordFor(filter: 'body' | 'colour', value: string | null): string | undefined {
  if (value === null) return undefined;
  const isMeant = phrases.some(
    (phrase) =>
      phrase.filter === filter &&
      phrase.values.includes(value) &&
      value.toLowerCase().replace(phrase.pattern, '') === '',
  );
  if (!isMeant) return undefined;
  return value === value.toUpperCase() ? value : value.toLowerCase();
}

function limit(car: CarCard, site: TenantSite): string | undefined {
  const { kind, amount } = priceDisplay(car, site.config);
  if (amount === null) return undefined;
  const above = (step: number) => Math.ceil(amount / step) * step;
  return kind === 'subscription'
    ? `under $${above(ROUND_WEEKLY)} a week`
    : `under ${above(ROUND_THOUSANDS * 1_000) / 1_000}k`;
}

async function finds(stock: StockSearch, site: TenantSite, query: string, scope: SearchScope['filters']) {
  const asked: SearchState = { query, page: 1, sortBy: 'rank', filters: {}, ranges: {} };
  const { state } = await readSearch(stock, site, asked);
  return state.query === '' && hasAny(stock, site, { ...state, filters: { ...state.filters, ...scope } });
}
