import type { Client } from 'pg';

/** Connects, and calls `onChange` with each group whose stock changes from then on. */
export async function listenForChanges(client: Client, onChange: (group: string) => void): Promise<void> {
  client.on('notification', ({ payload }) => {
    if (payload) onChange(payload);
  });
  await client.connect();
  await client.query('listen stock_revision');
}
