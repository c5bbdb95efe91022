import { randomBytes } from 'node:crypto';
import { sealBy } from '../accounts/seal';

const LIVES_MS = 5 * 60_000;
const WHOSE = 'challenge';

/**
 * What was asked of a browser and waits for its answer: good for five minutes, once. The name under which the answer is to
 * come holds it, sealed by a key of this process: strangers who only ask for challenges fill no memory and push nobody's
 * out. Kept is which ones were answered.
 */
export class Challenges {
  /** With the moment from which nobody takes it any more, the oldest first. */
  readonly #used = new Map<string, number>();
  readonly #seal = sealBy(randomBytes(32).toString('hex'));
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns the name under which the answer is to come. */
  keep(challenge: string): string {
    return this.#seal.close(JSON.stringify({ challenge, atMs: this.#now() }), WHOSE).toString('base64url');
  }

  /** Null for one that was taken, is too old or was never asked. */
  look(id: string): string | null {
    const kept = this.#open(id);
    if (!kept || this.#used.has(canonical(id))) return null;
    return this.#now() - kept.atMs < LIVES_MS ? kept.challenge : null;
  }

  /** Looks, and nobody can again. */
  take(id: string): string | null {
    const challenge = this.look(id);
    if (challenge === null) return null;
    const nowMs = this.#now();
    for (const [used, untilMs] of this.#used) {
      if (untilMs > nowMs) break;
      this.#used.delete(used);
    }
    this.#used.set(canonical(id), nowMs + LIVES_MS);
    return challenge;
  }

  #open(id: string): { challenge: string; atMs: number } | null {
    try {
      return JSON.parse(this.#seal.open(Buffer.from(id, 'base64url'), WHOSE)) as { challenge: string; atMs: number };
    } catch {
      return null;
    }
  }
}

/** One text for what decodes to the same bytes. */
function canonical(id: string): string {
  return Buffer.from(id, 'base64url').toString('base64url');
}
