/** Random numbers that are the same for the same seed, on every machine (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws {RangeError} for an empty list. */
  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new RangeError('Nothing to pick from');
    return value;
  }

  /** Some of the values, in their order. */
  some<T>(values: readonly T[], probability: number): T[] {
    return values.filter(() => this.chance(probability));
  }

  /** @throws {RangeError} when no value has weight. */
  weighted<T>(values: readonly T[], weightOf: (value: T) => number): T {
    const total = values.reduce((sum, value) => sum + weightOf(value), 0);
    let left = this.next() * total;
    for (const value of values) {
      left -= weightOf(value);
      if (left < 0) return value;
    }
    throw new RangeError('Nothing to choose from');
  }

  /** Around `middle`, rarely far from it; `spread` is about one standard deviation. */
  around(middle: number, spread: number): number {
    return middle + (this.next() + this.next() + this.next() - 1.5) * 2 * spread;
  }
}
