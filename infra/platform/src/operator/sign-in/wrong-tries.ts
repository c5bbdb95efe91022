import { oneClient } from '@shared-kit/domain/server/address-range';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Of one address. */
const A_MINUTE = 5;
/** Of everybody: who has many addresses does not guess faster. */
const AN_HOUR = 30;

/** Counts wrong tries and says when the next one may be made. Never holds more than an hour's. */
export class WrongTries {
  #tries: { client: string; atMs: number }[] = [];
  readonly #anHour: number;

  /** `anHour`: of everybody together. */
  constructor({ anHour = AN_HOUR } = {}) {
    this.#anHour = anHour;
  }

  /** @returns seconds until this address may try again, 0 when it may now */
  waitSeconds(address: string, nowMs: number): number {
    this.#tries = this.#tries.filter(({ atMs }) => nowMs - atMs < HOUR_MS);
    const own = this.#tries.filter((each) => each.client === oneClient(address) && nowMs - each.atMs < MINUTE_MS);
    const waitMs = Math.max(
      untilFree(own, A_MINUTE, MINUTE_MS, nowMs),
      untilFree(this.#tries, this.#anHour, HOUR_MS, nowMs),
    );
    return Math.ceil(waitMs / 1000);
  }

  /** @returns what takes it off again, when it turns out to have been right. */
  add(address: string, nowMs: number): { not(): void } {
    const added = { client: oneClient(address), atMs: nowMs };
    this.#tries.push(added);
    return { not: () => void (this.#tries = this.#tries.filter((each) => each !== added)) };
  }
}

function untilFree(tries: readonly { atMs: number }[], most: number, windowMs: number, nowMs: number): number {
  const inTheWay = tries.at(-most);
  return inTheWay ? inTheWay.atMs + windowMs - nowMs : 0;
}
