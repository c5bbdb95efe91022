import type { PoolClient } from 'pg';

/** Who does something, for the log: `id` null for people at the machine. */
export type Doer = { name: string; id: string | null };

export type OperatorEvent = { id: number; at: Date; actor: string; kind: string; subject: string };

/** Notes what was done to an account or a token, in the transaction that does it. */
export async function noteEvent(client: PoolClient, by: Doer, kind: string, subject: string): Promise<void> {
  await client.query('insert into operator_event (actor, actor_id, kind, subject) values ($1, $2, $3, $4)', [
    ...[by.name, by.id, kind, subject],
  ]);
}

/** Newest first. */
export async function listOperatorEvents(client: PoolClient, limit: number): Promise<OperatorEvent[]> {
  const { rows } = await client.query<OperatorEvent>(
    'select id::int, at, actor, kind, subject from operator_event order by id desc limit $1',
    [limit],
  );
  return rows;
}
