import type { PoolClient } from 'pg';

/** Changes each statement on its way to the database, and tells of those that it changed. */
export function changeStatements(client: PoolClient, change: (text: string) => string, changed: () => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const written = textOf(first);
    const text = change(written);
    if (text === written) return query(first, ...rest);
    changed();
    return query(typeof first === 'string' ? text : { ...(first as object), text }, ...rest);
  }) as typeof client.query;
}

/** Nothing of what is no plain statement, as a COPY. */
function textOf(first: unknown): string {
  if (typeof first === 'string') return first;
  const { text, submit } = Object(first) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : '';
}

/** Ends the connections that a pool has open, so that others come in their stead. */
export async function reconnect(pool: { connect: () => Promise<PoolClient> }, most = 10): Promise<void> {
  for (const client of await Promise.all(Array.from({ length: most }, () => pool.connect()))) client.release(true);
}
