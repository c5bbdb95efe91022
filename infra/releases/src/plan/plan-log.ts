import { openPool } from '@infra/api/db/open-pool';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Judgement } from '../judgement/judgement';
import { toActorColumns } from '../registry/actor';
import type { Actor } from '../registry/actor';
import { needsSecondApproval, tokenMakers } from '../registry/log/release-policy';
import type { TokenMakers } from '../registry/log/second-approval';
import { foldPlans } from './fold-plans';
import type { PlanState } from './fold-plans';
import { freezeSchema, planChangeSchema } from './plan.contract';
import type { Freeze, PlanChange, PlanEvent } from './plan.contract';
import { releaseFreezes, releaseJudgements, releasePlanEvents } from './plan.schema';

/** Differs from those of other users of advisory locks. */
const WRITE_LOCK = 7_040_161;
const RUN_LOCK = 7_040_162;

export type KeptJudgement = Judgement & { id: number; at: Date; remote: string; version: string; rollout: string };

export type PlanLog = {
  plans(): Promise<PlanState[]>;
  /** Whether what promotes has to be approved by somebody else than who drafted it, and whose the tokens are. */
  secondApproval(): Promise<{ isAsked: boolean; makers: TokenMakers }>;
  freezes(): Promise<Freeze[]>;
  setFreeze(actor: Actor, name: string, rule: { from: string; to: string } | null): Promise<void>;
  /** Decides on the plans as they are and records the outcome; writers take turns. @returns null for no change. */
  append(
    actor: Actor,
    remote: RemoteName,
    decide: (plans: readonly PlanState[]) => PlanChange | null,
  ): Promise<PlanEvent | null>;
  /** Keeps a judgement with its figures. @returns its id. */
  keep(of: { remote: string; version: string; rollout: string; at: Date }, judgement: Judgement): Promise<number>;
  /** A remote's kept judgements, the newest first. */
  judgements(remote: string, most: number): Promise<KeptJudgement[]>;
  /** Does the work unless another program of this database is at it. @returns whether it was done. */
  alone(work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
};

/** Opens plans, freezes and judgements. Needs the owner's URL. */
export function openPlanLog(databaseUrl: string): PlanLog {
  const pool = openPool({ connectionString: databaseUrl, max: 3, connectionTimeoutMillis: 5000 });
  const db = drizzle(pool);
  return {
    plans: async () => foldPlans(await readEvents(db)),
    secondApproval: () =>
      db.transaction(async (tx) => ({ isAsked: await needsSecondApproval(tx), makers: await tokenMakers(tx) })),
    async freezes() {
      const newest = new Map<string, Freeze>();
      for (const { name, rule } of await db.select().from(releaseFreezes).orderBy(asc(releaseFreezes.id))) {
        if (rule === null) newest.delete(name);
        else newest.set(name, { name, ...freezeSchema.parse(rule) });
      }
      return [...newest.values()];
    },
    async setFreeze(actor, name, rule) {
      await db.insert(releaseFreezes).values({ ...toActorColumns(actor), name, rule });
    },
    append: (actor, remote, decide) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`);
        const change = decide(foldPlans(await readEvents(tx)));
        if (!change) return null;
        const [row] = await tx
          .insert(releasePlanEvents)
          .values({ ...toActorColumns(actor), remote, ...change })
          .returning();
        return row ? readEvent(row) : null;
      }),
    async keep({ remote, version, rollout, at }, { verdict, words, findings }) {
      const [row] = await db
        .insert(releaseJudgements)
        .values({ at, remote, version, rollout, verdict, words, findings })
        .returning({ id: releaseJudgements.id });
      return row!.id;
    },
    async judgements(remote, most) {
      const rows = await db
        .select()
        .from(releaseJudgements)
        .where(eq(releaseJudgements.remote, remote))
        .orderBy(desc(releaseJudgements.id))
        .limit(most);
      return rows as KeptJudgement[];
    },
    async alone(work) {
      const client = await pool.connect();
      try {
        const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) is_ours', [
          RUN_LOCK,
        ]);
        if (!rows[0]?.is_ours) return false;
        try {
          await work();
        } finally {
          await client.query('select pg_advisory_unlock($1)', [RUN_LOCK]);
        }
        return true;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function readEvents(db: Pick<NodePgDatabase, 'select'>): Promise<PlanEvent[]> {
  const rows = await db.select().from(releasePlanEvents).orderBy(asc(releasePlanEvents.id));
  return rows.flatMap((row) => readEvent(row) ?? []);
}

/** Null for one of a later version of the platform. */
function readEvent(row: typeof releasePlanEvents.$inferSelect): PlanEvent | null {
  const change = planChangeSchema.safeParse(row);
  const { id, at, actor, actorId, remote } = row;
  return change.success ? { ...change.data, id, at, actor, actorId, remote } : null;
}
