import { sql } from 'drizzle-orm';
import { orLastGoodAnswer } from '../../db/fault/last-good-answer';
import type { Db } from '../../db/db';
import { withOperatorScope } from '../../db/scope';

/** How soon an import shows, in milliseconds. */
const REVISION_TTL_MS = 500;

type Revisions = ReadonlyMap<string, string>;

export type StockRevisions = {
  /** The revision of a group's stock and locations; '0' before its first import. */
  of: (group: string) => Promise<string>;
  /** The revisions of all groups, read now: from then on `of` says nothing older. */
  readAll: () => Promise<Revisions>;
};

/**
 * The revision of each group's stock, read at most twice a second by however many requests. While the database does not
 * say, it is the last one that it said: what is in memory is shown then, rather than nothing.
 */
export function stockRevisions(db: Db, ttlMs = REVISION_TTL_MS, patienceMs?: number): StockRevisions {
  let known: { revisions: Promise<Revisions>; readAtMs: number } | undefined;
  let last: Revisions | undefined;
  let running: Promise<Revisions> | undefined;

  function read(): Promise<Revisions> {
    const asked = readRevisions(db)
      .then((revisions) => (last = revisions))
      .finally(() => {
        if (running === asked) running = undefined;
      });
    running = asked;
    return asked;
  }

  function remember(asked: Promise<Revisions>): Promise<Revisions> {
    const answered = { revisions: orLastGoodAnswer(asked, last, patienceMs), readAtMs: performance.now() };
    known = answered;
    // A failure is not remembered.
    answered.revisions.catch(() => {
      if (known === answered) known = undefined;
    });
    return answered.revisions;
  }

  /** One question at a time: a database that is slow is not asked twice a second for the same. */
  function current(): Promise<Revisions> {
    if (known && performance.now() - known.readAtMs < ttlMs) return known.revisions;
    return remember(running ?? read());
  }

  return { of: async (group) => (await current()).get(group) ?? '0', readAll: () => remember(read()) };
}

async function readRevisions(db: Db): Promise<Revisions> {
  const { rows } = await withOperatorScope(db, (tx) =>
    tx.execute<{ group_slug: string; revision: string }>(
      sql`select group_slug, revision::text as revision from stock_revision`,
    ),
  );
  return new Map(rows.map(({ group_slug: group, revision }) => [group, revision]));
}
