import type { HomePart } from '@shared-kit/contracts/site/content-page.contract';
import type { Template } from '@shared-kit/contracts/site/template';

/** What a home page has below its first picture, where its site does not say it itself. */
const usual: Record<Template, readonly HomePart[]> = {
  group: ['stock', 'offers', 'range', 'why', 'posts', 'stats'],
  brand: ['range', 'offers', 'stock', 'why', 'posts'],
  subscription: ['why', 'stock', 'posts'],
  yard: ['stats', 'stock', 'offers', 'range', 'why', 'posts'],
};

/** The parts of a site's home page, in their order: its own, or those of its template. */
export function homeParts(site: { home: readonly HomePart[]; template: Template }): readonly HomePart[] {
  return site.home.length > 0 ? site.home : usual[site.template];
}

/** Cards in the words that HTML does not have to escape, once a card. */
const three = '(min-width:75rem) 19rem, (min-width:48rem) 45vw, 92vw';

/** How wide a template draws the picture of a card (`<img sizes>`), in a row of a home page and in the results. */
export const cardWidths: Record<Template, { row: string; grid: string }> = {
  group: { row: '18rem', grid: three },
  brand: { row: '26rem', grid: three },
  subscription: { row: '38rem', grid: '(min-width:48rem) 30rem, 92vw' },
  yard: { row: '26rem', grid: three },
};

type StockPart = 'bodies' | 'arrivals' | 'makes';

/** Ways into the stock on a home page: many makes are chosen by shape and make, one make's cars are looked at. */
const stockParts: Record<Template, readonly StockPart[]> = {
  group: ['bodies', 'arrivals', 'makes'],
  brand: ['arrivals', 'bodies'],
  subscription: ['arrivals', 'bodies'],
  yard: ['arrivals', 'bodies', 'makes'],
};

export function stockPartsOf({ template }: { template: Template }): readonly StockPart[] {
  return stockParts[template];
}
