import { LOCKS } from '@infra/api/db/advisory-locks';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { foldReleases, stateOf } from './fold-releases';
import type { ReleaseState } from './fold-releases';
import type { ReleaseDecision } from './release-decisions';
import { releaseEventSchema } from './release-event.contract';
import type { ReleaseEvent } from './release-event.contract';
import { wasApprovedByASecond } from '../../plan/plan-approval';
import { toActorColumns } from '../actor';
import type { Actor } from '../actor';
import { RELEASE_NEWS, hearReleases } from './hear-releases';
import { readPeople } from './people';
import { allSites, needsSecondApproval } from './release-policy';
import { ReleaseRefusal } from './release-refusal';
import { changesTogether } from './moving-together';
import type { ChangeOf } from './moving-together';
import { bySecondPerson } from './second-approval';
import { ORIGIN_COLUMNS, openLogPool, writersOf } from './statements';
import type { Statements, TurnPatience } from './statements';

/** A signed link to one site until a moment: to a published version, or to what a developer's own machine has. */
export type ShownByLink = { site: string; until: string } & (
  { kind: 'preview'; version: string } | { kind: 'override'; at: string }
);

/** Connections beside the one that a writer has: who reads waits for no writer. */
const READERS = 2;

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
  /** Enters in the audit that the key was rotated, by the fingerprints of both. */
  noteRotation(actor: Actor, keys: { by: string; before: string }): Promise<void>;
  /** Enters in the audit what decides nothing: a link that shows a version. Before it is done, as all acts are. */
  note(actor: Actor, remote: RemoteName, shown: ShownByLink): Promise<void>;
  /** Calls `heard` whenever there may be a new event; as `hearReleases` does. */
  hear(heard: () => void): { stop: () => Promise<void> };
  close(): Promise<void>;
};

/**
 * Opens the release log. Writing needs the owner's URL; the application's may only read. It knows the driver alone: what
 * builds statements takes a command longer to load than all that a rollback does.
 *
 * @param report told, for each reading, which events this version of the platform does not understand. They count as not
 *   there: one odd event is not to keep all remotes as they are. Nothing is decided on a log that has one.
 */
export function openReleaseLog(
  databaseUrl: string,
  report: (ids: readonly number[]) => void = () => {},
  patience?: TurnPatience,
): ReleaseLog {
  const pool = openLogPool(databaseUrl, READERS + 1, patience);
  const inTurn = writersOf(pool, LOCKS.releaseLog);
  const enter = async (actor: Actor, kind: string, subject: string, detail: object) => {
    const by = toActorColumns(actor);
    await pool.query(`select append_audit(audit_line('releases', null, now(), $1, $2, $3, $4, $5::jsonb))`, [
      ...[by.actor, by.actorId, kind, subject, JSON.stringify(detail)],
    ]);
  };

  return {
    async events() {
      const { events, unreadable } = await readEvents(pool);
      if (unreadable.length > 0) report(unreadable);
      return events;
    },
    async revision() {
      const { rows } = await pool.query<{ revision: string | null }>('select max(id) revision from release_event');
      return Number(rows[0]?.revision ?? 0);
    },
    append: (actor, remote, decide) =>
      inTurn(async (tx) => {
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
    noteRotation: (actor, keys) => enter(actor, 'rotated', 'signing key', keys),
    note: (actor, remote, { kind, ...detail }) => enter(actor, kind, remote, detail),
    hear: (heard) => hearReleases(databaseUrl, heard),
    close: () => pool.end(),
  };
}

/** Rollouts that begin in one act are named after its first event. @returns the event of the remote that was decided about. */
async function record(tx: Statements, actor: Actor, changes: readonly ChangeOf[]): Promise<ReleaseEvent | null> {
  const by = toActorColumns(actor);
  let first: ReleaseEvent | null = null;
  for (const { remote, change } of changes) {
    const payload = first && change.kind === 'rolled' ? { ...change.payload, first: first.id } : change.payload;
    const { rows } = await tx.query<Row>(
      `insert into release_event (actor, actor_id, remote, kind, payload) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
      [by.actor, by.actorId, remote, change.kind, JSON.stringify(payload)],
    );
    first ??= releaseEventSchema.parse(asEvent(rows[0]!));
  }
  // Said once the transaction is: shells are answered with it at once.
  await tx.query('select pg_notify($1, $2)', [RELEASE_NEWS, '']);
  return first;
}

type Decided = { changes: readonly ChangeOf[]; states: ReadonlyMap<RemoteName, ReleaseState>; actor: Actor };

/** Of a set either all is carried out, or what nobody has asked for yet is noted as asked for. */
async function bySecond(tx: Statements, { changes, states, actor }: Decided): Promise<ChangeOf[]> {
  const [sites, people] = [await allSites(tx), await readPeople(tx)];
  const decided: ChangeOf[] = [];
  for (const { remote, change } of changes) {
    const plan = 'plan' in change.payload ? change.payload.plan : undefined;
    const circumstances = {
      ...{ state: stateOf(states, remote), actor, sites, people },
      plan: plan && { id: plan.id, hasTwo: await wasApprovedByASecond(tx, plan.id) },
    };
    decided.push({ remote, change: bySecondPerson(change, circumstances) });
  }
  const asked = decided.filter(({ change }) => change.kind === 'requested');
  return asked.length > 0 ? asked : decided;
}

type Row = { id: string };
const COLUMNS = `id, ${ORIGIN_COLUMNS}, remote, kind, payload`;

/** The driver gives a bigint as text. */
function asEvent(row: Row) {
  return { ...row, id: Number(row.id) };
}

async function readEvents(db: Statements) {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from release_event order by id`);
  const events: ReleaseEvent[] = [];
  const unreadable: number[] = [];
  for (const row of rows.map(asEvent)) {
    const event = releaseEventSchema.safeParse(row);
    if (event.success) events.push(event.data);
    else unreadable.push(row.id);
  }
  return { events, unreadable };
}
