import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';

/** How soon an import shows, in milliseconds. */
const REVISION_TTL_MS = 500;

/** The revision of each group's stock, asked for at most twice a second by however many requests. */
export function stockRevisions(db: Db, ttl = REVISION_TTL_MS): (group: string) => Promise<string> {
  const revisions = new LRUCache<string, Promise<string>>({ max: 1_000, ttl });
  return (group) => {
    const known = revisions.get(group);
    if (known) return known;
    const reading = readRevision(db, group);
    revisions.set(group, reading);
    // A failure is not remembered.
    reading.catch(() => revisions.delete(group));
    return reading;
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
