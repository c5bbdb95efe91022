import { randomUUID } from 'node:crypto';
import { turnKey } from '@infra/api/db/advisory-locks';
import type {
  Publication,
  Publications,
  PublicationState,
} from '@shared-kit/contracts/operator/release-publish.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { PoolClient } from 'pg';
import { toActorColumns } from '../registry/actor';
import type { Actor } from '../registry/actor';
import { inTransaction, openLogPool } from '../registry/log/statements';
import type { Statements } from '../registry/log/statements';

/** A build that was sent: by whom, what, and the gates that it is to pass by, in words. */
export type SentBuild = { actor: Actor; remote: RemoteName; version: string; digest: string; despite: string };

type EndState = Exclude<PublicationState, 'waiting' | 'checking' | 'rendering' | 'interrupted'>;
type Outcome = Pick<Publication, 'published' | 'detail' | 'refusals'>;

export type PublicationLog = {
  /** Notes a build as sent, unless the same one of the same sender is under way: then that is what is answered. */
  begin(sent: SentBuild): Promise<{ publication: Publication; isNew: boolean }>;
  /** How far one is; null where there is none. One whose program ended while it was at work is `interrupted` from then on. */
  read(id: string): Promise<Publication | null>;
  /** The newest ones, each as `read` tells it; a remote's own where one is named. */
  list(of: { remote?: RemoteName | undefined; limit: number }): Promise<Publications>;
  note(id: string, state: 'checking' | 'rendering'): Promise<void>;
  end(id: string, state: EndState, outcome: Partial<Outcome>): Promise<void>;
  close(): Promise<void>;
};

/** How long it is known how one ended, in days. */
const KEPT_DAYS = 90;
const CONNECTIONS = 4;

const INTERRUPTED: Partial<Outcome> = {
  detail: 'The platform ended while it was at work on this: send it again',
};

/**
 * Opens what became of builds that were sent over HTTP. Needs the owner's URL. Each program that works on some holds a lock of
 * a name of its own, so that whoever asks knows at once whether it still lives.
 */
export function openPublicationLog(databaseUrl: string): PublicationLog {
  const pool = openLogPool(databaseUrl, CONNECTIONS);
  let holding: Promise<{ name: string; client: PoolClient }> | undefined;

  const hold = async () => {
    const [name, client] = [randomUUID(), await pool.connect()];
    client.once('end', () => (holding = undefined));
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [turnKey('publication', name)]);
    return { name, client };
  };
  const holder = async (): Promise<string> => {
    holding ??= hold().catch((error: unknown) => {
      holding = undefined;
      throw error;
    });
    return (await holding).name;
  };

  return {
    async begin({ actor, remote, version, digest, despite }) {
      const heldBy = await holder();
      const by = toActorColumns(actor);
      return inTransaction(pool, async (tx) => {
        // Two that send the same at once.
        await lock(tx, 'pg_advisory_xact_lock', remote, digest);
        const { rows } = await tx.query<Row>(
          `select ${COLUMNS} from release_publication where ended_at is null and remote = $1 and digest = $2
             and despite = $3 and actor = $4 and actor_id is not distinct from $5 order by at`,
          [remote, digest, despite, by.actor, by.actorId],
        );
        for (const row of rows) {
          const known = await asItIs(tx, row);
          if (known.endedAt === null) return { publication: known, isNew: false };
        }
        await tx.query('delete from release_publication where at < now() - make_interval(days => $1)', [KEPT_DAYS]);
        const begun = await tx.query<Row>(
          `insert into release_publication (actor, actor_id, remote, version, digest, despite, held_by)
             values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
          [by.actor, by.actorId, remote, version, digest, despite, heldBy],
        );
        return { publication: toPublication(begun.rows[0]!), isNew: true };
      });
    },
    read: (id) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<Row>(`select ${COLUMNS} from release_publication where id = $1`, [id]);
        return rows[0] ? asItIs(tx, rows[0]) : null;
      }),
    list: ({ remote, limit }) =>
      inTransaction(pool, async (tx) => {
        const { rows } = await tx.query<Row>(
          `select ${COLUMNS} from release_publication where $1::text is null or remote = $1 order by at desc, id limit $2`,
          [remote ?? null, limit + 1],
        );
        const publications: Publication[] = [];
        for (const row of rows.slice(0, limit)) publications.push(await asItIs(tx, row));
        return { publications, more: rows.length > limit };
      }),
    async note(id, state) {
      await pool.query('update release_publication set state = $2 where id = $1 and ended_at is null', [id, state]);
    },
    async end(id, state, outcome) {
      await end(pool, id, state, outcome);
    },
    async close() {
      const held = await holding?.catch(() => undefined);
      held?.client.release(true);
      await pool.end();
    },
  };
}

type Row = Omit<Publication, keyof Outcome | 'sentAt' | 'endedAt'> & {
  at: Date;
  ended_at: Date | null;
  held_by: string;
  outcome: Partial<Outcome> | null;
};
const COLUMNS = 'id, remote, version, state, at, actor "sentBy", ended_at, held_by, outcome';

function toPublication({ at, ended_at: endedAt, held_by: _of, outcome, ...row }: Row): Publication {
  const ended = { published: null, detail: null, refusals: [], ...outcome };
  return { ...row, sentAt: at.toISOString(), endedAt: endedAt?.toISOString() ?? null, ...ended };
}

async function end(db: Statements, id: string, state: PublicationState, outcome: Partial<Outcome>): Promise<Row> {
  const { rows } = await db.query<Row>(
    `update release_publication set state = $2, ended_at = now(), outcome = $3 where id = $1 returning ${COLUMNS}`,
    [id, state, JSON.stringify(outcome)],
  );
  return rows[0]!;
}

/** A row, ended where the program that works on it is gone. */
async function asItIs(tx: Statements, row: Row): Promise<Publication> {
  const isAbandoned = row.ended_at === null && (await lock(tx, 'pg_try_advisory_xact_lock', row.held_by));
  return toPublication(isAbandoned ? await end(tx, row.id, 'interrupted', INTERRUPTED) : row);
}

async function lock(
  tx: Statements,
  by: 'pg_advisory_xact_lock' | 'pg_try_advisory_xact_lock',
  ...whose: readonly string[]
): Promise<boolean> {
  const key = turnKey('publication', ...whose);
  const { rows } = await tx.query<{ is_ours: unknown }>(`select ${by}(hashtextextended($1, 0)) is_ours`, [key]);
  return rows[0]?.is_ours === true;
}
