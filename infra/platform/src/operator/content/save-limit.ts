import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { Refused } from '@infra/releases/desk/refused';
import { LRUCache } from 'lru-cache';

/** Twice what an editor sends that keeps by itself whatever is typed, each two seconds. */
const A_MINUTE = 60;
/** People that are counted at one time, at most. */
const AT_ONE_TIME = 10_000;

/** How often one person may save pages: a program, or a page gone wild, fills nobody's database with drafts. */
export class SaveLimit {
  readonly #saves = new LRUCache<string, number[]>({ max: AT_ONE_TIME });

  /**
   * Counts a save.
   *
   * @throws {Refused} 429 for one too many, which says when the next one may be made.
   */
  take(who: string, nowMs = Date.now()): void {
    const lately = (this.#saves.get(who) ?? []).filter((atMs) => nowMs - atMs < MINUTE_MS);
    const first = lately.at(-A_MINUTE);
    if (first !== undefined) throw tooOften(Math.ceil((first + MINUTE_MS - nowMs) / 1000));
    this.#saves.set(who, [...lately, nowMs]);
  }
}

function tooOften(seconds: number): Refused {
  const detail = `You saved ${A_MINUTE} times within a minute. Save again in ${seconds} seconds; what you typed stays where it is.`;
  return new Refused(429, { code: 'rate_limited', detail, fieldErrors: {} });
}
