import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';

/** Requests that the database did not let through, by kind of fault (`db/fault/database-fault.ts`); since this process started. */
export const databaseFaults = new Counter({
  name: 'database_faults_total',
  help: 'Requests answered 503 because of the database: disk-full, read-only, no-connection, unreachable, too-slow',
  labelNames: ['kind'],
  registers: [],
});

type ClockRow = { now_ms: number };

/** Shows how the connections are, what the database refused, and how far its clock is from this machine's. */
export function observeDatabase(db: Db, registry: Registry): void {
  const pool = db.$client;
  registry.registerMetric(databaseFaults);
  const connections = new Gauge({
    name: 'db_connections',
    help: 'Connections of this process to the database; waiting ones are requests without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const ahead = new Gauge({
    name: 'clock_ahead_of_database_seconds',
    help: "This machine's clock beside the database's; absent while the database does not answer",
    registers: [registry],
    async collect() {
      ahead.remove();
      const before = Date.now();
      const answer = await db
        .execute<ClockRow>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms`)
        .catch(() => undefined);
      const said = answer?.rows[0]?.now_ms;
      // The server looked at its clock somewhere between: halfway is the best guess.
      if (said !== undefined) ahead.set(((before + Date.now()) / 2 - said) / 1_000);
    },
  });
}
