import { Client } from 'pg';

/** What PostgreSQL calls the news that something was decided. */
export const RELEASE_NEWS = 'release_event';
/** How long after a lost connection the next is tried, in milliseconds. */
const RETRY_MS = 1000;

/**
 * Calls `heard` as soon as something was added to the release log, by whichever program, and after each time in which
 * it could not listen. Where it never can, nothing is said.
 *
 * @returns what ends it.
 */
export function hearReleases(databaseUrl: string, heard: () => void): { stop: () => Promise<void> } {
  let current: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  function listen(): void {
    const client = new Client({ connectionString: databaseUrl, application_name: 'dealer-registry' });
    let isOver = false;
    const again = () => {
      if (isOver) return;
      isOver = true;
      void client.end().catch(() => undefined);
      if (!isStopped) retry = setTimeout(listen, RETRY_MS).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', heard);
    current = client;
    client
      .connect()
      .then(() => client.query(`listen ${RELEASE_NEWS}`))
      .then(heard)
      .catch(again);
  }

  listen();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await current?.end().catch(() => undefined);
    },
  };
}
