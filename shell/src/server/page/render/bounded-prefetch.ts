import { within } from '@shared-kit/domain/async/within';
import type { PageModule, PrefetchContext } from '@shared-kit/runtime/remote-module';

/** How long a page's own data may keep a shopper from the first byte, in milliseconds: what is missing then streams in later. */
export const PREFETCH_MS = 1000;

type Watch = {
  /** It was not done in time. */
  onLate: () => void;
  /** As `throwing` has it. */
  onThrow: (error: unknown) => void;
};

/**
 * A page's module whose `prefetch` the answer waits for no longer than that. Then nobody knows what the page decides: it goes
 * out with 200.
 */
export function boundedPrefetch(page: PageModule, budgetMs: number, { onLate, onThrow }: Watch): PageModule {
  const { prefetch } = page;
  if (!prefetch) return page;
  return { ...page, prefetch: (context) => within(budgetMs, throwing(prefetch, context, onThrow), onLate) };
}

/**
 * Asks for the data of a page or widget. What the API refuses or does not answer is a value and a bare object (`Problem`)
 * where it is thrown; an error is a bug of the remote, by which nothing of it would be drawn.
 *
 * @param onThrow told of such an error.
 */
export async function throwing<Asked>(
  prefetch: (context: PrefetchContext) => Promise<Asked>,
  context: PrefetchContext,
  onThrow: (error: unknown) => void,
): Promise<Asked> {
  try {
    return await prefetch(context);
  } catch (error) {
    // An error of another realm is no `Error` of ours.
    const { stack } = Object(error) as { stack?: unknown };
    if (typeof stack === 'string') onThrow(error);
    throw error;
  }
}
