import { HOUR_MS, MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { oneClient } from '@shared-kit/domain/http/address-range';
import { LRUCache } from 'lru-cache';

/** Addresses or accounts that are counted at one time, at most. */
const AT_ONE_TIME = 50_000;

/**
 * Counts wrong tries of an address, or at an account, and says when the next one may be made. Nobody is kept waiting for what
 * others tried elsewhere: a limit of all together would let a stranger keep everybody out.
 */
export class WrongTries {
  readonly #tries = new LRUCache<string, { atMs: number }[]>({ max: AT_ONE_TIME });
  readonly #most: { aMinute: number; anHour: number };

  constructor({ aMinute = 5, anHour = 30 } = {}) {
    this.#most = { aMinute, anHour };
  }

  /** @param whose an address, or an account's id. @returns seconds until the next try, 0 when it may be made now. */
  waitSeconds(whose: string, nowMs: number): number {
    const tries = this.#of(whose, nowMs);
    const lately = tries.filter(({ atMs }) => nowMs - atMs < MINUTE_MS);
    const { aMinute, anHour } = this.#most;
    const waitMs = Math.max(untilFree(lately, aMinute, MINUTE_MS, nowMs), untilFree(tries, anHour, HOUR_MS, nowMs));
    return Math.ceil(waitMs / 1000);
  }

  /** @returns what takes it off again, when it turns out to have been right. */
  add(whose: string, nowMs: number): { not(): void } {
    const added = { atMs: nowMs };
    this.#tries.set(oneClient(whose), [...this.#of(whose, nowMs), added]);
    const not = () => {
      const rest = this.#of(whose, nowMs).filter((each) => each !== added);
      this.#tries.set(oneClient(whose), rest);
    };
    return { not };
  }

  /** Of the last hour, the oldest first. */
  #of(whose: string, nowMs: number): { atMs: number }[] {
    return (this.#tries.get(oneClient(whose)) ?? []).filter(({ atMs }) => nowMs - atMs < HOUR_MS);
  }
}

function untilFree(tries: readonly { atMs: number }[], most: number, windowMs: number, nowMs: number): number {
  const inTheWay = tries.at(-most);
  return inTheWay ? inTheWay.atMs + windowMs - nowMs : 0;
}
