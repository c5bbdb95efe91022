import { randomUUID } from 'node:crypto';

const LIVES_MS = 5 * 60_000;
/** So that strangers who only ask for challenges do not fill the memory. */
const AT_MOST = 1000;

/** What was asked of a browser and waits for its answer: good for five minutes, once. In memory, as one process asks and hears. */
export class Challenges {
  readonly #kept = new Map<string, { challenge: string; atMs: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns the name under which the answer is to come. */
  keep(challenge: string): string {
    const nowMs = this.#now();
    for (const [id, { atMs }] of this.#kept)
      if (nowMs - atMs >= LIVES_MS || this.#kept.size >= AT_MOST) this.#kept.delete(id);
    const id = randomUUID();
    this.#kept.set(id, { challenge, atMs: nowMs });
    return id;
  }

  /** Null for one that was taken, is too old or was never asked. */
  look(id: string): string | null {
    const kept = this.#kept.get(id);
    return kept && this.#now() - kept.atMs < LIVES_MS ? kept.challenge : null;
  }

  /** Looks, and nobody can again. */
  take(id: string): string | null {
    const challenge = this.look(id);
    this.#kept.delete(id);
    return challenge;
  }
}
