import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { randomUUID } from 'node:crypto';
import { openPool } from '@infra/api/db/connect/open-pool';
import { evidenceCounts, vitals } from '@shared-kit/contracts/release/evidence.contract';
import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import { lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Compared, Side } from '../judgement/weigh';
import { releaseEvidence } from './evidence.schema';
import { readSeries, readSums, readVersions } from './evidence-sums';
import type { OfSteps, SeriesPoint } from './evidence-sums';

/** How long it is kept, in days. */
export const KEPT_DAYS = 30;
/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const AT_ONCE = 2000;

export type EvidenceRepository = {
  /**
   * Adds to what is known of each minute: all of it or, where that fails, none.
   *
   * @param nonce names the report that they come from; without one they are a report of their own.
   * @returns false for a report that was added before, by whichever program: then nothing is added.
   */
  add(minutes: readonly EvidenceMinute[], nonce?: string): Promise<boolean>;
  /** What the sides of each step met. */
  sums(of: OfSteps): Promise<Compared[]>;
  /** The last so many minutes of all steps in which there were visits, the oldest first. */
  series(of: OfSteps, minutes: number): Promise<SeriesPoint[]>;
  /** What visitors of these versions of a remote met since a moment, by version. */
  versions(of: { remote: string; versions: readonly string[]; since: Date }): Promise<Map<string, Side>>;
  /** Drops what is older than 30 days. @returns how many rows that was. */
  dropOld(now: Date): Promise<number>;
  close(): Promise<void>;
};

/** Opens what shells have told about versions. Needs the owner's URL. */
export function openEvidenceRepository(databaseUrl: string): EvidenceRepository {
  const pool = openPool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5000 });
  const db = drizzle(pool);
  return {
    add: (minutes, nonce = randomUUID()) =>
      db.transaction(async (tx) => {
        // Of two at once the second waits here until the first has added all or nothing.
        const { rowCount } = await tx.execute(
          sql`insert into release_evidence_report (nonce) values (${nonce}) on conflict do nothing`,
        );
        if (rowCount === 0) return false;
        // In one order: two shells that add to the same rows at once must not wait for each other.
        const rows = merged(minutes).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
        for (let from = 0; from < rows.length; from += AT_ONCE)
          await tx
            .insert(releaseEvidence)
            .values(rows.slice(from, from + AT_ONCE).map(toRow))
            .onConflictDoUpdate({
              target: [releaseEvidence.remote, releaseEvidence.minute, releaseEvidence.version, releaseEvidence.site],
              set: SUMS,
            });
        return true;
      }),
    sums: (of) => readSums(db, of),
    series: (of, minutes) => readSeries(db, of, minutes),
    versions: (of) => readVersions(db, of),
    async dropOld(now) {
      const limit = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
      await db.execute(
        sql`delete from release_evidence_report where taken_at < ${now}::timestamptz - interval '1 day'`,
      );
      const { rowCount } = await db.delete(releaseEvidence).where(lt(releaseEvidence.minute, limit));
      return rowCount ?? 0;
    },
    close: () => pool.end(),
  };
}

const SUMS = Object.fromEntries([
  ...evidenceCounts.map((name) => [name, sql.raw(`release_evidence_minute.${name} + excluded.${name}`)]),
  ...vitals.map((name) => [name, sql.raw(`add_counts(release_evidence_minute.${name}, excluded.${name})`)]),
]) as Record<string, ReturnType<typeof sql.raw>>;

function keyOf({ remote, minute, version, site }: EvidenceMinute): string {
  return [remote, minute, version, site].join(' ');
}

/** One statement may not change a row twice. */
function merged(minutes: readonly EvidenceMinute[]): EvidenceMinute[] {
  const rows = new Map<string, EvidenceMinute>();
  for (const minute of minutes) {
    const known = rows.get(keyOf(minute));
    rows.set(keyOf(minute), known ? sumOf(known, minute) : minute);
  }
  return [...rows.values()];
}

function sumOf(a: EvidenceMinute, b: EvidenceMinute): EvidenceMinute {
  const counts = { ...a.counts };
  for (const name of evidenceCounts) if (b.counts[name]) counts[name] = (counts[name] ?? 0) + b.counts[name];
  const sums = { ...a.vitals };
  for (const name of vitals) {
    const other = b.vitals[name];
    if (other) sums[name] = other.map((count, index) => count + (sums[name]?.[index] ?? 0));
  }
  return { ...a, counts, vitals: sums };
}

function toRow({ minute, remote, version, site, counts, vitals: buckets }: EvidenceMinute) {
  return { minute: new Date(minute), remote, version, site, ...counts, ...buckets };
}
