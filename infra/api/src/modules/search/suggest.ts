import { suggestionKinds } from '@shared-kit/contracts/search/search.contract';
import type { Suggestions } from '@shared-kit/contracts/search/search.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { bodyPath, makePath, scopePath } from '@shared-kit/domain/search/search-path';
import { searchHref } from '@shared-kit/domain/search/search-url';
import type { TenantSite } from '../../plugins/tenant';
import type { SiteCatalogue } from './site-catalogue.repository';
import type { StockSearch } from './find/stock-search.port';
import { searchWords } from '../stock/index/search-words.service';
import { editDistance } from './sentence/edit-distance';

/** Suggestions of one kind. */
const MAX_ITEMS = 5;
const MAX_STOCK_NUMBERS = 3;

type Kind = (typeof suggestionKinds)[number];
type Item = Suggestions['groups'][number]['items'][number];
type Candidate = Item & { words: string };

/** What a shopper may mean by what is typed so far: in memory, but for stock numbers. */
export async function suggest(stock: StockSearch, site: TenantSite, typed: string): Promise<Suggestions> {
  const words = typed
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 6);
  if (words.length === 0) return { groups: [] };
  const candidates = candidatesOf(await stock.catalogue(site));
  const found = (Object.entries(candidates) as [Kind, Candidate[]][]).map(([kind, items]) => ({
    kind,
    items: matching(items, words),
  }));
  const numbers = { kind: 'stock' as const, items: await stockNumbers(stock, site, typed.trim()) };
  return {
    groups: [...found, numbers]
      .filter(({ items }) => items.length > 0)
      .toSorted((a, b) => suggestionKinds.indexOf(a.kind) - suggestionKinds.indexOf(b.kind)),
  };
}

const candidatesOf = memoByObject((catalogue: SiteCatalogue): Record<Exclude<Kind, 'stock'>, Candidate[]> => {
  const candidate = (label: string, href: string, count: number): Candidate => ({
    label,
    href,
    count,
    words: ` ${[...new Set(searchWords(label))].join(' ')}`,
  });
  return {
    make: catalogue.makes.map(({ name, count }) => candidate(name, makePath(name), count)),
    model: catalogue.models.map(({ make, name, count }) => candidate(`${make} ${name}`, makePath(make, name), count)),
    badge: catalogue.badges.map(({ make, model, name, count }) =>
      candidate(`${make} ${model} ${name}`, searchHref(makePath(make, model), { filters: { badge: [name] } }), count),
    ),
    body: catalogue.bodies.map(({ name, count }) => candidate(name, bodyPath(name), count)),
    dealership: catalogue.dealerships.map(({ slug, name, count }) => candidate(name, scopePath(slug), count)),
  };
});

/** Every word typed begins one of the candidate's; where nothing does, one letter may be wrong. */
function matching(items: readonly Candidate[], words: readonly string[]): Item[] {
  const inStock = items.filter(({ count }) => count > 0);
  const exact = inStock.filter((item) => words.every((word) => item.words.includes(` ${word}`)));
  const found = exact.length > 0 ? exact : inStock.filter((item) => words.every((word) => isNearly(item.words, word)));
  return found.slice(0, MAX_ITEMS).map(({ label, href, count }) => ({ label, href, count }));
}

function isNearly(words: string, typed: string): boolean {
  if (words.includes(` ${typed}`)) return true;
  if (!/^[a-z]{4,}$/.test(typed)) return false;
  return words.split(' ').some((word) => {
    // "toyt" is on its way to "toyota": compare with as many letters, give or take one.
    const beginnings = [word.slice(0, typed.length), word.slice(0, typed.length + 1)];
    return word[0] === typed[0] && beginnings.some((beginning) => editDistance(beginning, typed) <= 1);
  });
}

/** Stock numbers are written in capitals; a word without a digit is none. */
async function stockNumbers(stock: StockSearch, site: TenantSite, typed: string): Promise<Item[]> {
  if (!/^[a-z0-9-]{3,30}$/i.test(typed) || !/\d/.test(typed)) return [];
  const cars = await stock.byStockNumber(site, typed.toUpperCase(), MAX_STOCK_NUMBERS);
  return cars.map(({ name, path, stocknum }) => ({ label: `${stocknum} · ${name}`, href: path, count: 1 }));
}
