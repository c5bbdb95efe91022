import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import type { TenantSite } from '../../../plugins/tenant';
import { shownCards } from '../../drive-away/drive-away.service';
import type { StockSearch } from './stock-search.port';

/** How long cards that were made for a state are given again: their estimates are of a day. */
const AGE_MS = 60_000;

type Made = { cards: CarCard[]; atMs: number };

/**
 * Puts the estimate of what they cost on the road beside the cars that `engine` finds, in the state of whoever asks. What
 * the engine remembers is nobody's own, so this stands in front of its memory; the cards of a remembered answer are made
 * once for each state, as they are checked and written once (`answer-json.ts`).
 */
export function driveAwayStockSearch(engine: StockSearch, clock = () => new Date()): StockSearch {
  const madeOf = memoByObject((_hits: readonly CarCard[]) => new Map<string, Made>());
  const shown = (site: TenantSite, hits: CarCard[]): CarCard[] => {
    const now = clock();
    const ofHits = madeOf(hits);
    const key = site.shopper_state ?? '';
    const known = ofHits.get(key);
    if (known && now.getTime() - known.atMs < AGE_MS) return known.cards;
    const cards = shownCards(hits, site, now);
    ofHits.set(key, { cards, atMs: now.getTime() });
    return cards;
  };
  return {
    ...engine,
    async search(site, state, paging) {
      const { hits, ...answer } = await engine.search(site, state, paging);
      return { hits: shown(site, hits), ...answer };
    },
    hits: async (site, state, limit) => shown(site, await engine.hits(site, state, limit)),
  };
}
