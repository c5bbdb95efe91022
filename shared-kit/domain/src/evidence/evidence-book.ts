import type { EvidenceCount, EvidenceMinute, Vital } from '@shared-kit/contracts/release/evidence.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { bucketOf, noVisits } from '../release/vital-buckets';
import { DAY_MS } from '../time/seconds';
import { LRUCache } from 'lru-cache';
import { addressRange, oneClient } from '../http/address-range';

/**
 * A client counts one view in so many milliseconds, and one of each good thing (a lead, a report), whatever the sites and the
 * versions: a monitor of 300 sites is one client, and of two people behind one address who get different versions the first
 * one counts, by chance ...
 */
const VIEW_MS = 10 * 60_000;
/**
 * ... and a network one failure of each kind and remote in a day, whichever version it met first: a household or a server has
 * thousands of clients to fail as. By version it would count against a new one what a browser that always fails has long
 * been counted for with the old.
 */
const FAILURE_MS = DAY_MS;
/** Clients that are told apart at one time, at most. */
const MAX_CLIENTS = 50_000;
/** Rows that wait for a registry that does not answer; further ones are dropped. */
const MAX_ROWS = 20_000;

const GOOD: ReadonlySet<EvidenceCount> = new Set(['reports', 'leads']);

/** A version of a remote. */
export type OfVersion = { remote: RemoteName; version: string };
/** The site that somebody visits, and their address, which is kept in memory only, to tell clients and networks apart. */
export type Visitor = { site: string; client: string };

type Told = (of: OfVersion, what: EvidenceCount, by: number) => void;

/**
 * What this shell has seen of each version, by minute and site, until it is told to the registry.
 *
 * One client counts once: who loads a page a thousand times, or makes up a thousand reports, weighs as much as one shopper
 * does. That also keeps what is counted independent enough to be judged (`infra/releases/src/judgement`).
 */
export class EvidenceBook {
  readonly #clock: () => number;
  readonly #told: Told;
  #rows = new Map<string, EvidenceMinute>();
  readonly #views: LRUCache<string, true>;
  readonly #failures: LRUCache<string, true>;

  /** @param told of everything that is counted, for metrics. */
  constructor(told: Told = () => {}, clock: () => number = Date.now) {
    this.#clock = clock;
    this.#told = told;
    const perf = { now: clock };
    this.#views = new LRUCache({ max: MAX_CLIENTS, ttl: VIEW_MS, ttlResolution: 0, perf });
    this.#failures = new LRUCache({ max: MAX_CLIENTS, ttl: FAILURE_MS, ttlResolution: 0, perf });
  }

  /** A page was asked for by a visitor who gets these versions, whatever becomes of it. */
  view({ site, client }: Visitor, versions: readonly OfVersion[]): void {
    if (!isFirst(this.#views, `${oneClient(client)} views`)) return;
    for (const of of versions) this.#add(of, site, 'views');
  }

  /** Something happened to a client with a version. */
  count({ site, client }: Visitor, of: OfVersion, what: EvidenceCount): void {
    const isNew = GOOD.has(what)
      ? isFirst(this.#views, `${oneClient(client)} ${of.remote} ${what}`)
      : isFirst(this.#failures, `${addressRange(client)} ${of.remote} ${what}`);
    if (isNew) this.#add(of, site, what);
  }

  /** How a page of these versions did in a browser. */
  report(visitor: Visitor, versions: readonly OfVersion[], measured: Partial<Record<Vital, number | undefined>>): void {
    if (!isFirst(this.#views, `${oneClient(visitor.client)} reports`)) return;
    for (const of of versions) {
      this.#add(of, visitor.site, 'reports');
      const row = this.#rowOf(of, visitor.site);
      for (const [vital, value] of Object.entries(measured) as [Vital, number | undefined][]) {
        if (value === undefined) continue;
        const buckets = (row.vitals[vital] ??= noVisits(vital));
        buckets[bucketOf(vital, value)]! += 1;
      }
    }
  }

  /** Everything counted since it was last taken. */
  take(): EvidenceMinute[] {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    return rows;
  }

  /** What was taken and could not be told. */
  putBack(rows: readonly EvidenceMinute[]): void {
    for (const { counts, vitals, ...of } of rows) {
      if (this.#rows.size >= MAX_ROWS) return;
      const row = this.#rowAt(of);
      for (const [what, by] of Object.entries(counts) as [EvidenceCount, number][])
        row.counts[what] = (row.counts[what] ?? 0) + by;
      for (const [vital, buckets] of Object.entries(vitals) as [Vital, number[]][])
        row.vitals[vital] = buckets.map((count, index) => count + (row.vitals[vital]?.[index] ?? 0));
    }
  }

  #add(of: OfVersion, site: string, what: EvidenceCount): void {
    const { counts } = this.#rowOf(of, site);
    counts[what] = (counts[what] ?? 0) + 1;
    this.#told(of, what, 1);
  }

  #rowOf({ remote, version }: OfVersion, site: string): EvidenceMinute {
    const nowMs = this.#clock();
    return this.#rowAt({ minute: new Date(nowMs - (nowMs % 60_000)).toISOString(), remote, version, site });
  }

  #rowAt(of: Pick<EvidenceMinute, 'minute' | 'remote' | 'version' | 'site'>): EvidenceMinute {
    const key = `${of.minute} ${keyOf(of)} ${of.site}`;
    const row = this.#rows.get(key) ?? { ...of, counts: {}, vitals: {} };
    this.#rows.set(key, row);
    return row;
  }
}

function keyOf({ remote, version }: OfVersion): string {
  return `${remote}@${version}`;
}

function isFirst(seen: LRUCache<string, true>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.set(key, true);
  return true;
}
