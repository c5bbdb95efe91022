import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** What pg's client has besides its types: `readyForQuery` is false while the server owes it an answer. */
type Inside = { connection: { stream: Socket }; readyForQuery: boolean };

/**
 * Ends a connection whose server owes an answer and says nothing for so long, not even that it gave up: its machine is
 * gone, or the network to it. Without it the connection is lost to the pool for as long as TCP waits, a quarter of an
 * hour. (pg's own `query_timeout` also ends a COPY that flows.)
 */
export function giveUpSilence(client: PoolClient, silenceMs: number): void {
  const inside = client as unknown as Inside;
  const { stream } = inside.connection;
  stream.setTimeout(silenceMs, () => {
    if (!inside.readyForQuery) stream.destroy(new Error('Connection terminated: the database says nothing'));
  });
}
