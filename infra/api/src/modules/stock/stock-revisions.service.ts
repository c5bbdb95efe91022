import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/db';
import { orLastKnown } from '../../db/last-known';
import { withScope } from '../../db/scope';

/** How soon an import shows, in milliseconds. */
const REVISION_TTL_MS = 500;

/**
 * The revision of each group's stock, asked for at most twice a second by however many requests. While the database
 * does not say, it is the last one that it said: what is in memory is shown then, rather than nothing.
 */
export function stockRevisions(db: Db, ttl = REVISION_TTL_MS, patienceMs?: number): (group: string) => Promise<string> {
  const revisions = new LRUCache<string, Promise<string>>({ max: 1_000, ttl });
  const last = new LRUCache<string, string>({ max: 1_000 });
  const reading = new Map<string, Promise<string>>();

  /** One question at a time: a database that is slow is not asked twice a second for the same. */
  function read(group: string): Promise<string> {
    const running = reading.get(group);
    if (running) return running;
    const asked = readRevision(db, group)
      .then((revision) => {
        last.set(group, revision);
        return revision;
      })
      .finally(() => reading.delete(group));
    reading.set(group, asked);
    return asked;
  }

  return (group) => {
    const known = revisions.get(group);
    if (known) return known;
    const revision = orLastKnown(read(group), last.get(group), patienceMs);
    revisions.set(group, revision);
    // A failure is not remembered.
    revision.catch(() => revisions.delete(group));
    return revision;
  };
}

async function readRevision(db: Db, group: string): Promise<string> {
  const { rows } = await withScope(db, { group }, (tx) =>
    tx.execute<{ revision: string }>(
      sql`select revision::text as revision from stock_revision where group_slug = ${group}`,
    ),
  );
  return rows[0]?.revision ?? '0';
}
