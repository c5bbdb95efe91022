import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { FaultyPlatform } from './faulty-platform';

export type Fault = {
  name: string;
  /** How long it lasts, in seconds. */
  seconds: number;
  begin: (platform: FaultyPlatform) => Promise<void>;
  end: (platform: FaultyPlatform) => Promise<void>;
  /** Whether the metrics have to count requests that the database did not let through. */
  isCounted: boolean;
};

/** What happens to the database, one after the other. */
export const faults: readonly Fault[] = [
  { name: 'full disk', seconds: 10, begin: fillDisk, end: freeDisk, isCounted: true },
  { name: 'read-only', seconds: 8, begin: readOnly('on'), end: readOnly('off'), isCounted: true },
  { name: 'out of connections', seconds: 8, begin: takeConnections, end: giveConnections, isCounted: true },
  { name: 'slow (300 ms a round trip)', seconds: 8, begin: slow(150), end: clear, isCounted: false },
  { name: 'silent (nothing passes)', seconds: 12, begin: silence, end: clear, isCounted: true },
  { name: 'clock 26 hours ahead', seconds: 6, begin: clock(26 / 24), end: clock(0), isCounted: false },
  { name: 'clock 26 hours behind', seconds: 6, begin: clock(-26 / 24), end: clock(0), isCounted: false },
];

const FILLER = 'filler';

/** First the tables have no room, then the log neither: PostgreSQL ends itself then, and cannot start again. */
async function fillDisk({ disk, postgres }: FaultyPlatform): Promise<void> {
  fill(join(disk, FILLER));
  await delay(3_000);
  await asAdmin(postgres.adminUrl, async (admin) => {
    for (let megabytes = 0; megabytes < 300; megabytes += 1)
      await admin.query(`select pg_logical_emit_message(false, 'bench', repeat('x', 1000000))`);
  }).catch(() => undefined);
}

function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const size of [1 << 20, 1 << 12]) {
    const zeros = Buffer.alloc(size);
    try {
      for (;;) writeSync(handle, zeros);
    } catch {
      // Nothing of this size goes in any more.
    }
  }
  closeSync(handle);
}

async function freeDisk({ disk }: FaultyPlatform): Promise<void> {
  rmSync(join(disk, FILLER));
}

function readOnly(state: 'on' | 'off') {
  return ({ postgres }: FaultyPlatform) =>
    asAdmin(postgres.adminUrl, async (admin) => {
      await admin.query(`alter system set default_transaction_read_only = ${state}`);
      await admin.query('select pg_reload_conf()');
    });
}

const taken: Client[] = [];
let isTaking = false;
let taking: Promise<unknown> = Promise.resolve();

/** Somebody else takes what there is, and what the platform had as well. */
async function takeConnections({ postgres }: FaultyPlatform): Promise<void> {
  isTaking = true;
  const take = async () => {
    while (isTaking) {
      const client = new Client({ connectionString: postgres.url, connectionTimeoutMillis: 2_000 });
      client.on('error', () => undefined);
      const isIn = await client.connect().then(
        () => taken.push(client) > 0,
        () => false,
      );
      if (!isIn) await delay(20);
    }
  };
  const evict = asAdmin(postgres.adminUrl, async (admin) => {
    while (isTaking) {
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'dealer_app'`);
      await delay(50);
    }
  });
  taking = Promise.all([take(), take(), evict]);
}

async function giveConnections(): Promise<void> {
  isTaking = false;
  await taking;
  await Promise.all(taken.splice(0).map((client) => client.end().catch(() => undefined)));
}

function slow(lateMs: number) {
  return async ({ road }: FaultyPlatform) => road.slow(lateMs);
}

async function silence({ road }: FaultyPlatform): Promise<void> {
  road.silence();
}

async function clear({ road }: FaultyPlatform): Promise<void> {
  road.clear();
}

function clock(days: number) {
  return async ({ moveClock }: FaultyPlatform) => moveClock(days * DAY_MS);
}

/** As somebody for whom nothing is read-only. */
async function asAdmin(url: string, act: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end().catch(() => undefined);
  }
}
