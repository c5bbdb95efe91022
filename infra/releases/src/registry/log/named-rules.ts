import type { Pool } from 'pg';
import { toActorColumns } from '../actor';
import type { Actor } from '../actor';
import { ReleaseRefusal } from './release-refusal';
import { ORIGIN_COLUMNS } from './statements';
import type { Statements, writersOf } from './statements';

/** What was set last under a name, by whom and when; `rule` null where it was removed. */
export type NamedRule = {
  name: string;
  rule: unknown;
  actor: string;
  actorId: string | null;
  at: Date;
  /** Counts up with each change of any name of its log. */
  revision: number;
};

/** What somebody wants under a name from now on; null removes it. */
export type RuleAsked<Rule> = {
  actor: Actor;
  name: string;
  rule: Rule | null;
  /** Of the rule that was seen, 0 where none was; left out where nobody looked. */
  seen?: number | undefined;
};

/** Somebody else was quicker: under that name there is not what was decided on. */
export class RuleMovedOn extends Error {
  override readonly name = 'RuleMovedOn';
  /** What they set. */
  readonly now: NamedRule;

  constructor(now: NamedRule) {
    super(`${now.name} was ${now.rule === null ? 'removed' : 'set'} by ${now.actor}`);
    this.now = now;
  }
}

/** Rules with names in an append-only log (`release_ring`, `release_freeze`): what was set last under a name is so. */
export function namedRules(pool: Pool, table: 'release_ring' | 'release_freeze', inTurn: ReturnType<typeof writersOf>) {
  /** The newest entry of each name, removed ones included, in the order in which names were first set. */
  async function newest(db: Statements, name: string | null = null): Promise<NamedRule[]> {
    const { rows } = await db.query<Omit<NamedRule, 'revision'> & { revision: string }>(
      `select distinct on (name) id revision, ${ORIGIN_COLUMNS}, name, rule from ${table}
         where $1::text is null or name = $1 order by name, id desc`,
      [name],
    );
    return rows.map((row) => ({ ...row, revision: Number(row.revision) }));
  }

  return {
    /** What there is, by name; within a transaction that holds the lock nobody can change it. */
    present: async (db: Statements = pool): Promise<NamedRule[]> =>
      (await newest(db)).filter(({ rule }) => rule !== null),

    /** Sets a rule or removes it; writers take turns. What it was stays in the log. @throws {RuleMovedOn} where somebody was quicker. */
    set: <Rule>({ actor, name, rule, seen }: RuleAsked<Rule>): Promise<void> =>
      inTurn(async (tx) => {
        const [now] = await newest(tx, name);
        const present = now && now.rule !== null ? now.revision : 0;
        if (seen !== undefined && seen !== present)
          throw now ? new RuleMovedOn(now) : new ReleaseRefusal(`There is no ${name}`);
        const by = toActorColumns(actor);
        await tx.query(`insert into ${table} (actor, actor_id, name, rule) values ($1, $2, $3, $4)`, [
          ...[by.actor, by.actorId, name],
          rule === null ? null : JSON.stringify(rule),
        ]);
      }),
  };
}
