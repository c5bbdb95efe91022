/** Failures in a row after which a destination is left alone for a while. */
const OPENS_AFTER = 5;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type State = { failures: number; openUntilMs: number };

/**
 * One circuit breaker per destination. A destination that fails five times in a row is not asked for 15 seconds,
 * then by a single try at a time, with pauses that double up to five minutes, until one succeeds. Its leads wait
 * in the queue meanwhile and nobody else's do.
 */
export function createBreakers(nowMs: () => number = Date.now) {
  const states = new Map<string, State>();
  return {
    /** Whether the destination may be tried now. A yes after a pause closes the door behind it until its outcome. */
    mayTry(destination: string): boolean {
      const state = states.get(destination);
      if (!state || state.failures < OPENS_AFTER) return true;
      if (nowMs() < state.openUntilMs) return false;
      state.openUntilMs = nowMs() + pauseMs(state.failures);
      return true;
    },
    succeeded(destination: string): { recovered: boolean } {
      const failures = states.get(destination)?.failures ?? 0;
      states.delete(destination);
      return { recovered: failures >= OPENS_AFTER };
    },
    failed(destination: string): void {
      const failures = (states.get(destination)?.failures ?? 0) + 1;
      states.set(destination, { failures, openUntilMs: nowMs() + pauseMs(failures) });
    },
  };
}
export type Breakers = ReturnType<typeof createBreakers>;

function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - OPENS_AFTER));
}
