import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How the way to the database is: answers `lateMs` late each, or (`isSilent`) nothing passes in either direction. */
type Road = { lateMs: number; isSilent: boolean };

/**
 * A way to PostgreSQL over this machine's own network that can be made slow, or silent: as when the database's machine is gone
 * and nobody says so. A connection that was open while it was silent stays silent for good, as it does then.
 */
export async function openDatabaseRoad(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const road: Road = { lateMs: 0, isSilent: false };
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();

  function carry(from: Socket, to: Socket): void {
    let queue = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      const dueMs = performance.now() + road.lateMs;
      queue = queue.then(async () => {
        const waitMs = dueMs - performance.now();
        if (waitMs > 0) await delay(waitMs);
        if (!lost.has(from) && !road.isSilent && to.writable) to.write(bytes);
      });
    });
    from.on('close', () => {
      sockets.delete(from);
      void queue.then(() => to.destroy());
    });
    from.on('error', () => from.destroy());
  }

  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const socket of [client, database]) sockets.add(socket.setNoDelay(true));
    if (road.isSilent) for (const socket of [client, database]) lost.add(socket);
    carry(client, database);
    carry(database, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;

  return {
    /** The same login by this way. */
    through(url: string): string {
      const led = new URL(url);
      led.hostname = '127.0.0.1';
      led.port = String(ownPort);
      return led.href;
    },
    slow(lateMs: number): void {
      road.lateMs = lateMs;
    },
    silence(): void {
      road.isSilent = true;
      for (const socket of sockets) lost.add(socket);
    },
    clear(): void {
      Object.assign(road, { lateMs: 0, isSilent: false });
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
export type DatabaseRoad = Awaited<ReturnType<typeof openDatabaseRoad>>;
