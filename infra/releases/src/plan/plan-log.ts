import { LOCKS } from '@infra/api/db/advisory-locks';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Judgement } from '../judgement/judgement';
import { toActorColumns } from '../registry/actor';
import type { Actor } from '../registry/actor';
import { namedRules } from '../registry/log/named-rules';
import type { RuleAsked } from '../registry/log/named-rules';
import { readPeople } from '../registry/log/people';
import type { People } from '../registry/log/people';
import { needsSecondApproval } from '../registry/log/release-policy';
import { ORIGIN_COLUMNS, inTransaction, openLogPool, writersOf } from '../registry/log/statements';
import type { Statements } from '../registry/log/statements';
import { foldPlans } from './fold-plans';
import type { PlanState } from './fold-plans';
import { freezeSchema, planChangeSchema } from './plan.contract';
import type { Freeze, PlanChange, PlanEvent } from './plan.contract';

export type KeptJudgement = Judgement & { id: number; at: Date; remote: string; version: string; rollout: string };

/** A freeze as it was set last. */
export type SetFreeze = Freeze & { revision: number };

export type PlanLog = {
  plans(): Promise<PlanState[]>;
  /** Whether what promotes has to be approved by somebody else than who drafted it, and who may be one person. */
  secondApproval(): Promise<{ isAsked: boolean; people: People }>;
  /** The freezes there are, by name. */
  freezes(): Promise<SetFreeze[]>;
  /** Sets a freeze, or removes it with a rule of `null`. @throws {RuleMovedOn} where it is not what was seen any more. */
  setFreeze(asked: RuleAsked<{ from: string; to: string }>): Promise<void>;
  /**
   * Decides on the plans and freezes as they are and records the outcome; writers of either take turns.
   *
   * @returns null for no change.
   */
  append(
    actor: Actor,
    remote: RemoteName,
    decide: (plans: readonly PlanState[], freezes: readonly Freeze[]) => PlanChange | null,
  ): Promise<PlanEvent | null>;
  /** Does the work while nobody can change a plan or a freeze. */
  unchanged<T>(work: (plans: readonly PlanState[], freezes: readonly Freeze[]) => Promise<T>): Promise<T>;
  /** Keeps a judgement with its figures. @returns its id. */
  keep(of: { remote: string; version: string; rollout: string; at: Date }, judgement: Judgement): Promise<number>;
  /** A remote's kept judgements, the newest first. */
  judgements(remote: string, most: number): Promise<KeptJudgement[]>;
  /** Does the work unless another program of this database is at it. @returns whether it was done. */
  alone(work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
};

/** A step is written to the release log while nobody can change its plan: that has a turn of its own to wait for. In milliseconds. */
const PATIENCE = { holdsMs: 10_000, waitsMs: 15_000 };

/** Opens plans, freezes and judgements. Needs the owner's URL. */
export function openPlanLog(databaseUrl: string): PlanLog {
  const pool = openLogPool(databaseUrl, 4, PATIENCE);
  const inTurn = writersOf(pool, LOCKS.plans);
  const freezeLog = namedRules(pool, 'release_freeze', inTurn);
  const readFreezes = async (db: Statements = pool) =>
    (await freezeLog.present(db)).map(({ name, rule, revision }) => ({ name, revision, ...freezeSchema.parse(rule) }));
  return {
    plans: async () => foldPlans(await readEvents(pool)),
    secondApproval: () =>
      inTransaction(pool, async (tx) => ({ isAsked: await needsSecondApproval(tx), people: await readPeople(tx) })),
    freezes: () => readFreezes(),
    setFreeze: freezeLog.set,
    unchanged: (work) => inTurn(async (tx) => work(foldPlans(await readEvents(tx)), await readFreezes(tx))),
    append: (actor, remote, decide) =>
      inTurn(async (tx) => {
        const change = decide(foldPlans(await readEvents(tx)), await readFreezes(tx));
        if (!change) return null;
        const by = toActorColumns(actor);
        const { rows } = await tx.query<Row>(
          `insert into release_plan_event (actor, actor_id, remote, kind, payload) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
          [by.actor, by.actorId, remote, change.kind, JSON.stringify(change.payload)],
        );
        return rows[0] ? readEvent(rows[0]) : null;
      }),
    async keep({ remote, version, rollout, at }, { verdict, words, findings }) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into release_judgement (at, remote, version, rollout, verdict, words, findings)
           values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [at, remote, version, rollout, verdict, words, JSON.stringify(findings)],
      );
      return Number(rows[0]!.id);
    },
    async judgements(remote, most) {
      const { rows } = await pool.query<Omit<KeptJudgement, 'id'> & { id: string }>(
        `select id, at, remote, version, rollout, verdict, words, findings from release_judgement
           where remote = $1 order by id desc limit $2`,
        [remote, most],
      );
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },
    async alone(work) {
      const client = await pool.connect();
      try {
        const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) is_ours', [
          LOCKS.planRun,
        ]);
        if (!rows[0]?.is_ours) return false;
        try {
          await work();
        } finally {
          await client.query('select pg_advisory_unlock($1)', [LOCKS.planRun]);
        }
        return true;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

type Row = Pick<PlanEvent, 'at' | 'actor' | 'actorId' | 'remote'> & { id: string };
const COLUMNS = `id, ${ORIGIN_COLUMNS}, remote, kind, payload`;

async function readEvents(db: Statements): Promise<PlanEvent[]> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from release_plan_event order by id`);
  return rows.flatMap((row) => readEvent(row) ?? []);
}

/** Null for one of a later version of the platform. The driver gives a bigint as text. */
function readEvent(row: Row): PlanEvent | null {
  const change = planChangeSchema.safeParse(row);
  const { id, at, actor, actorId, remote } = row;
  return change.success ? { ...change.data, id: Number(id), at, actor, actorId, remote } : null;
}
