import { within } from '@shared-kit/domain/async/within';
import type { PageModule } from '@shared-kit/runtime/remote-module';

/** How long a page's own data may keep a shopper from the first byte, in milliseconds: what is missing then streams in later. */
export const PREFETCH_MS = 1000;

/**
 * A page's module whose `prefetch` the answer waits for no longer than that. Then nobody knows what the page decides: it goes
 * out with 200.
 *
 * @param onLate called once if it was not done in time.
 */
export function boundedPrefetch(page: PageModule, budgetMs: number, onLate: () => void): PageModule {
  const { prefetch } = page;
  if (!prefetch) return page;
  return { ...page, prefetch: (context) => within(budgetMs, prefetch(context), onLate) };
}
