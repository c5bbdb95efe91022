import { openPool } from '@infra/api/db/open-pool';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { asc, max, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { foldReleases, stateOf } from './fold-releases';
import type { ReleaseState } from './fold-releases';
import type { ReleaseDecision } from './release-decisions';
import { releaseEventSchema } from './release-event.contract';
import type { ReleaseEvent } from './release-event.contract';
import { wasApprovedByASecond } from '../../plan/plan-approval';
import { toActorColumns } from '../actor';
import type { Actor } from '../actor';
import { releaseEvents } from './release-event.schema';
import { allSites, needsSecondApproval, tokenMakers } from './release-policy';
import { ReleaseRefusal } from './release-refusal';
import { changesTogether } from './moving-together';
import type { ChangeOf } from './moving-together';
import { bySecondPerson } from './second-approval';

/** Any constant serves: it only has to differ from other users of advisory locks. */
const LOCK_KEY = 7_040_001;

export type ReleaseLog = {
  /** All events, oldest first. */
  events(): Promise<ReleaseEvent[]>;
  /** Id of the newest event, 0 when there is none. Cheap: what a reader asks before it reads everything. */
  revision(): Promise<number>;
  /**
   * Decides on the present state and records the outcome; writers take turns, so the state cannot change in between.
   * What moves with the remote is recorded in the same transaction (`moving-together.ts`): all of it or nothing.
   * `revision` is the id of the remote's newest event, 0 for none: who decided on the sight of another one is late.
   */
  append(
    actor: Actor,
    remote: RemoteName,
    decide: (state: ReleaseState, revision: number) => ReturnType<ReleaseDecision>,
  ): Promise<ReleaseEvent | null>;
  close(): Promise<void>;
};

/**
 * Opens the release log. Writing needs the owner's URL; the application's may only read.
 *
 * @param report told, for each reading, which events this version of the platform does not understand. They count as not
 *   there: one odd event is not to keep all remotes as they are. Nothing is decided on a log that has one.
 */
export function openReleaseLog(databaseUrl: string, report: (ids: readonly number[]) => void = () => {}): ReleaseLog {
  const pool = openPool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5000 });
  const db = drizzle(pool);

  return {
    async events() {
      const { events, unreadable } = await readEvents(db);
      if (unreadable.length > 0) report(unreadable);
      return events;
    },
    async revision() {
      const [row] = await db.select({ revision: max(releaseEvents.id) }).from(releaseEvents);
      return row?.revision ?? 0;
    },
    append: (actor, remote, decide) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
        const { events, unreadable } = await readEvents(tx);
        if (unreadable.length > 0)
          throw new ReleaseRefusal(
            `This version of the tool does not understand event ${unreadable.join(', ')} of the release log: update it first.`,
          );
        const revision = events.findLast((event) => event.remote === remote)?.id ?? 0;
        const states = foldReleases(events);
        const decided = decide(stateOf(states, remote), revision);
        if (!decided) return null;
        const changes = changesTogether(states, remote, decided);
        return record(
          tx,
          actor,
          (await needsSecondApproval(tx)) ? await bySecond(tx, { changes, states, actor }) : changes,
        );
      }),
    close: () => pool.end(),
  };
}

/** Rollouts that begin in one act are named after its first event. @returns the event of the remote that was decided about. */
async function record(
  tx: Pick<NodePgDatabase, 'insert'>,
  actor: Actor,
  changes: readonly ChangeOf[],
): Promise<ReleaseEvent | null> {
  let first: ReleaseEvent | null = null;
  for (const { remote, change } of changes) {
    const payload = first && change.kind === 'rolled' ? { ...change.payload, first: first.id } : change.payload;
    const [row] = await tx
      .insert(releaseEvents)
      .values({ ...toActorColumns(actor), remote, kind: change.kind, payload })
      .returning();
    first ??= releaseEventSchema.parse(row);
  }
  return first;
}

type Decided = { changes: readonly ChangeOf[]; states: ReadonlyMap<RemoteName, ReleaseState>; actor: Actor };

/** Of a set either all is carried out, or what nobody has asked for yet is noted as asked for. */
async function bySecond(
  tx: Pick<NodePgDatabase, 'select' | 'execute'>,
  { changes, states, actor }: Decided,
): Promise<ChangeOf[]> {
  const [sites, makers] = [await allSites(tx), await tokenMakers(tx)];
  const decided: ChangeOf[] = [];
  for (const { remote, change } of changes) {
    const plan = 'plan' in change.payload ? change.payload.plan : undefined;
    const circumstances = {
      ...{ state: stateOf(states, remote), actor, sites, makers },
      plan: plan && { id: plan.id, hasTwo: await wasApprovedByASecond(tx, plan.id) },
    };
    decided.push({ remote, change: bySecondPerson(change, circumstances) });
  }
  const asked = decided.filter(({ change }) => change.kind === 'requested');
  return asked.length > 0 ? asked : decided;
}

async function readEvents(db: Pick<NodePgDatabase, 'select'>) {
  const rows = await db.select().from(releaseEvents).orderBy(asc(releaseEvents.id));
  const events: ReleaseEvent[] = [];
  const unreadable: number[] = [];
  for (const row of rows) {
    const event = releaseEventSchema.safeParse(row);
    if (event.success) events.push(event.data);
    else unreadable.push(row.id);
  }
  return { events, unreadable };
}
