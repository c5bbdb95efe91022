import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { useEffect } from 'react';

/**
 * A page that the browser brings back as it was left shows the figures of then: where the terms have changed meanwhile it
 * is loaded again.
 */
export function useFreshPage(shown: FinanceAssumption | null, ask: () => Promise<FinanceAssumption | null>): void {
  useEffect(() => {
    async function compare({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      const now = await ask().catch(() => shown);
      if (JSON.stringify(now) !== JSON.stringify(shown)) location.reload();
    }
    const onShow = (event: PageTransitionEvent) => void compare(event);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [shown, ask]);
}
