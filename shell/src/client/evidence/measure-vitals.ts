import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendPageReport } from './page-report';

/** What a task takes beyond this blocks the page, in milliseconds (web.dev/articles/tbt). */
const LONG_TASK_MS = 50;

/** Measures this document until it is left or put away, and says so once. */
export function measureVitals(set: string): void {
  const measured: { lcp?: number; inp?: number; cls?: number; blocked?: number } = {};
  onLCP(({ value }) => (measured.lcp = value), { reportAllChanges: true });
  onINP(({ value }) => (measured.inp = value), { reportAllChanges: true });
  onCLS(({ value }) => (measured.cls = value), { reportAllChanges: true });
  watchLongTasks((blockedMs) => (measured.blocked = (measured.blocked ?? 0) + blockedMs));

  const sendWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', sendWhenHidden, true);
    // The library's own listeners, which settle the figures, were there first.
    queueMicrotask(() => sendPageReport(set, { vitals: measured }));
  };
  addEventListener('visibilitychange', sendWhenHidden, true);
}

/** Not every browser knows them. */
function watchLongTasks(found: (blockedMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('longtask')) return;
  found(0);
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found(Math.max(0, duration - LONG_TASK_MS));
  });
  observer.observe({ type: 'longtask', buffered: true });
}
