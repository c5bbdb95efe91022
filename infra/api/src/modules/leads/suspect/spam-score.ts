/** What the server notices about a submission beside what was typed. */
export type Signals = {
  honeypotFilled: boolean;
  /** Milliseconds between the page's rendering and the submission; null where the stamp does not say. */
  fillTimeMs: number | null;
  /** `forged`: a stamp that claims to be ours and is not. `none`: a key made in the browser, as on a second form. */
  stamp: 'ours' | 'none' | 'forged';
  text: string;
  /** Submissions from the same address in the last ten minutes, and with the same text from anywhere. */
  fromSameAddress: number;
  withSameText: number;
};

/** From here on a lead waits for an operator. No single sign but the hidden field reaches it. */
export const QUARANTINE_FROM = 60;

/** Nobody types a form faster, though a browser may fill it in. */
const FASTEST_PERSON_MS = 1_500;

/** As many people do not ask one site within ten minutes, even behind a carrier's one address. */
const FLOOD = 200;

type Sign = [points: number, reason: string, isSo: boolean];

/**
 * How much a submission looks like a robot's work. Circumstances count only beside something that tells: a browser that
 * fills a form in within a second, from an address that a shopping centre shares, is an ordinary shopper's.
 */
export function spamScore(signals: Signals): { score: number; reasons: string[] } {
  const telling = found([
    [100, 'hidden field filled', signals.honeypotFilled],
    [40, 'forged time stamp', signals.stamp === 'forged'],
    [40, 'markup links', /\[url[=\]]|<a\s/i.test(signals.text)],
    [30, 'three or more links', (signals.text.match(/https?:\/\//gi) ?? []).length >= 3],
    [40, 'same text again and again', signals.withSameText >= 3],
    [20, 'hundreds from one address', signals.fromSameAddress >= FLOOD],
  ]);
  const circumstances = found([
    [40, 'sent faster than a person types', signals.fillTimeMs !== null && signals.fillTimeMs < FASTEST_PERSON_MS],
    [20, 'many from one address', signals.fromSameAddress >= 10],
    [10, 'no time stamp', signals.stamp === 'none'],
  ]);
  const signs = telling.length > 0 ? [...telling, ...circumstances] : telling;
  return {
    score: signs.reduce((sum, [points]) => sum + points, 0),
    reasons: signs.map(([, reason]) => reason),
  };
}

function found(signs: readonly Sign[]): Sign[] {
  return signs.filter(([, , isSo]) => isSo);
}
