import type { Guard } from './guards';

/**
 * `abort`: it does harm, take it back. `hold`: it may, go no further. `good`: there is enough, and it is no worse.
 * `wait`: too little is known; that never promotes anything.
 */
export type Verdict = 'abort' | 'hold' | 'good' | 'wait';

/** What one guard says, with the numbers it says it by. */
export type Finding = {
  what: Guard['what'];
  canary: { of: number; events: number };
  baseline: { of: number; events: number };
  /** The e-value, and the one that it would speak at. */
  evidence: number;
  bound: number;
  says: 'abort' | 'hold' | null;
};

export type Judgement = { verdict: Verdict; words: string; findings: Finding[] };
