import { openPool } from '@infra/api/db/open-pool';
import { asc, max, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { RemoteName } from '@shared-kit/contracts/remote.contract';
import { foldReleases, stateOf } from './fold-releases';
import type { ReleaseDecision } from './release-decisions';
import { releaseEventSchema } from './release-event.contract';
import type { ReleaseEvent } from './release-event.contract';
import { releaseEvents } from './release-event.schema';

/** Any constant serves: it only has to differ from other users of advisory locks. */
const LOCK_KEY = 7_040_001;

export type ReleaseStore = {
  /** All events, oldest first. */
  events(): Promise<ReleaseEvent[]>;
  /** Id of the newest event, 0 when there is none. Cheap: what a reader asks before it reads everything. */
  revision(): Promise<number>;
  /** Decides on the present state and records the outcome; writers take turns, so the state cannot change in between. */
  append(actor: string, remote: RemoteName, decide: ReleaseDecision): Promise<ReleaseEvent | null>;
  close(): Promise<void>;
};

/** Opens the release log. Writing needs the owner's URL; the application's may only read. */
export function openReleaseStore(databaseUrl: string): ReleaseStore {
  const pool = openPool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5000 });
  const db = drizzle(pool);

  return {
    events: () => readEvents(db),
    async revision() {
      const [row] = await db.select({ revision: max(releaseEvents.id) }).from(releaseEvents);
      return row?.revision ?? 0;
    },
    append: (actor, remote, decide) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
        const change = decide(stateOf(foldReleases(await readEvents(tx)), remote));
        if (!change) return null;
        const [row] = await tx
          .insert(releaseEvents)
          .values({ actor, remote, ...change })
          .returning();
        return releaseEventSchema.parse(row);
      }),
    close: () => pool.end(),
  };
}

async function readEvents(db: Pick<NodePgDatabase, 'select'>): Promise<ReleaseEvent[]> {
  const rows = await db.select().from(releaseEvents).orderBy(asc(releaseEvents.id));
  return z.array(releaseEventSchema).parse(rows);
}
