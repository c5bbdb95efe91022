import type { PageReport } from '@shared-kit/contracts/release/evidence.contract';
import { PAGE_REPORTS_PATH } from '@shared-kit/contracts/release/page-reports-path';

type Said = Pick<PageReport, 'failures' | 'vitals'>;

/**
 * Tells the shell how this page did, behind the shopper's back: nothing of who it is, no address, no cookie of its own.
 * Without the token of its answer a page is silent: nobody would believe it.
 */
export function sendPageReport(set: string, said: Said): void {
  const token = pageToken();
  if (token === null) return;
  const report: PageReport = { set, token, ...said };
  navigator.sendBeacon(PAGE_REPORTS_PATH, JSON.stringify(report));
}

/** As the answer's `Server-Timing` says it: a header is one visitor's own where the page is the same for many. */
function pageToken(): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.serverTiming?.find(({ name }) => name === 'page')?.description ?? null;
}
