import { LRUCache } from 'lru-cache';
import type { VersionOfRemote } from './artifact-loader';

/** After so many failures in a row a version is not run for that page any more, if it has one before it ... */
const FAILURES = 3;
/** ... until it is tried once again, should it have been the data's fault; in milliseconds. */
const AWAY_MS = 60_000;
/** Pages times versions that fail at one time, at most. */
const MAX_KNOWN = 1000;

type Failing = { inARow: number; awayUntilMs: number; keepsWaiting: boolean };

/** Versions that threw where a page was rendered: by page and version, as one may break a page and be good for the others. */
export class FailingVersions {
  readonly #known = new LRUCache<string, Failing>({ max: MAX_KNOWN });
  /** How often a version threw where no page waited for it, the last time less than a minute ago. */
  readonly #late: LRUCache<string, number>;
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#late = new LRUCache({ max: MAX_KNOWN, ttl: AWAY_MS, ttlResolution: 0, perf: { now: nowMs } });
  }

  get isEmpty(): boolean {
    return this.#known.size === 0 && this.#late.size === 0;
  }

  /**
   * @param page a route of a remote, or an address of the shell's own.
   * @param keepsWaiting whether it cost the page its time.
   */
  failed(page: string, version: VersionOfRemote, keepsWaiting = false): void {
    const inARow = (this.#known.get(keyOf(page, version))?.inARow ?? 0) + 1;
    const awayUntilMs = inARow >= FAILURES ? this.#nowMs() + AWAY_MS : 0;
    this.#known.set(keyOf(page, version), { inARow, awayUntilMs, keepsWaiting });
  }

  /** Where no page waited for it: that is the fault of no one page, and none that goes well makes up for it. */
  threwLate(remote: string, version: string): void {
    const of = `${remote}@${version}`;
    this.#late.set(of, (this.#late.get(of) ?? 0) + 1);
  }

  worked(page: string, version: VersionOfRemote): void {
    this.#known.delete(keyOf(page, version));
  }

  /** Whether it is not to be run for that page now. */
  isAway(page: string, version: VersionOfRemote): boolean {
    return this.#failsOn(page, version) || (this.#late.get(nameOf(version)) ?? 0) >= FAILURES;
  }

  /** Whether each page of that kind would wait for it in vain now. */
  isWaitedForInVain(page: string, version: VersionOfRemote): boolean {
    return this.#failsOn(page, version) && this.#known.get(keyOf(page, version))?.keepsWaiting === true;
  }

  #failsOn(page: string, version: VersionOfRemote): boolean {
    return (this.#known.get(keyOf(page, version))?.awayUntilMs ?? 0) > this.#nowMs();
  }
}

function keyOf(page: string, version: VersionOfRemote): string {
  return `${nameOf(version)} ${page}`;
}

function nameOf({ name, published }: VersionOfRemote): string {
  return `${name}@${published.version}`;
}
