import type { EvidenceCount, Vital } from '@shared-kit/contracts/release/evidence.contract';
import { TOO_OFTEN, TOO_SELDOM } from './sequential-test';
import type { Question } from './sequential-test';

/** A thing that is compared. `abort`: a version that is worse in it is taken back; `hold`: it goes no further. */
export type Guard = Question & {
  what: EvidenceCount | Vital;
  then: 'abort' | 'hold';
  /** "could not be loaded on the server". */
  words: string;
};

/** How often a good version may be taken back or held, over all guards of a kind and the whole of its rollout. */
const FALSE_ABORTS = 0.01;
const FALSE_HOLDS = 0.05;

const often = (what: Guard['what'], words: string): Guard => ({
  ...{ what, words, then: 'abort', tolerated: 1, suspected: TOO_OFTEN },
});
/** A new version's pages are in no memory yet: a little slower is no fault of its own. */
const slower = (what: Guard['what'], words: string): Guard => ({
  ...{ what, words, then: 'hold', tolerated: 1.25, suspected: TOO_OFTEN },
});

export const guards: readonly Guard[] = [
  often('server_load', 'could not be loaded on the server'),
  often('server_render', 'threw or hung on the server'),
  often('server_late', 'kept a page waiting for its data'),
  often('browser_load', 'could not be loaded in the browser'),
  often('browser_render', 'threw in the browser'),
  often('browser_hydration', 'had to be drawn again in the browser'),
  // A page that hangs says nothing any more.
  { what: 'reports', words: 'reported how they did', then: 'abort', tolerated: 0.9, suspected: TOO_SELDOM },
  { what: 'leads', words: 'sent a form', then: 'abort', tolerated: 0.9, suspected: TOO_SELDOM },
  { ...often('api_errors', 'got an error of the API'), then: 'hold' },
  slower('lcp', 'waited long for the largest picture or text (LCP)'),
  slower('inp', 'waited long for an answer to a touch (INP)'),
  slower('cls', 'saw the page shift (CLS)'),
  slower('blocked', 'had a page that was blocked for long'),
];

/** The e-value that a guard speaks at: the bounds above, shared out evenly (Bonferroni). */
export function speaksAt({ then }: Guard): number {
  const alike = guards.filter((guard) => guard.then === then).length;
  return alike / (then === 'abort' ? FALSE_ABORTS : FALSE_HOLDS);
}

/** Known from browsers alone, which anybody may say to be one; the others are what our servers saw. */
export const isTold = ({ what }: Guard): boolean => what === 'reports' || what.startsWith('browser_');

export const isFalling = ({ suspected }: Guard): boolean => suspected === TOO_SELDOM;
