import { openPool } from '@infra/api/db/open-pool';
import { ringRuleSchema } from '@shared-kit/contracts/server/release-planning.contract';
import type { RingRule } from '@shared-kit/contracts/server/release-planning.contract';
import { asc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { toActorColumns } from '../registry/actor';
import type { Actor } from '../registry/actor';
import { releaseRings } from './ring.schema';

/** A ring as it was set last. */
export type Ring = { name: string; rule: RingRule; actor: string; actorId: string | null; at: Date };

export type RingLog = {
  /** The rings there are, by name. */
  rings(): Promise<Ring[]>;
  /** Sets a ring, or removes it with `null`. What it was stays in the log. */
  set(actor: Actor, name: string, rule: RingRule | null): Promise<void>;
  close(): Promise<void>;
};

/** Opens the log of rings. Writing needs the owner's URL; the application's may only read. */
export function openRingLog(databaseUrl: string): RingLog {
  const pool = openPool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 5000 });
  const db = drizzle(pool);
  return {
    async rings() {
      const newest = new Map<string, Ring>();
      for (const { name, rule, ...origin } of await db.select().from(releaseRings).orderBy(asc(releaseRings.id))) {
        if (rule === null) newest.delete(name);
        else newest.set(name, { name, rule: ringRuleSchema.parse(rule), ...origin });
      }
      return [...newest.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    async set(actor, name, rule) {
      await db.insert(releaseRings).values({ ...toActorColumns(actor), name, rule });
    },
    close: () => pool.end(),
  };
}
