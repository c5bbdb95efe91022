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
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  get isEmpty(): boolean {
    return this.#known.size === 0;
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

  worked(page: string, version: VersionOfRemote): void {
    this.#known.delete(keyOf(page, version));
  }

  /** Whether it is not to be run for that page now. */
  isAway(page: string, version: VersionOfRemote): boolean {
    return (this.#known.get(keyOf(page, version))?.awayUntilMs ?? 0) > this.#nowMs();
  }

  /** Whether each page of that kind would wait for it in vain now. */
  isWaitedForInVain(page: string, version: VersionOfRemote): boolean {
    return this.isAway(page, version) && this.#known.get(keyOf(page, version))?.keepsWaiting === true;
  }
}

function keyOf(page: string, { name, published }: VersionOfRemote): string {
  return `${name}@${published.version} ${page}`;
}
