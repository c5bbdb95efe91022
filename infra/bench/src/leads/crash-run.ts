import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { LeadPlatform } from '@infra/e2e/platform/lead-platform';
import { filledForm, sendUntilAccepted } from './shopper';

export type Killed = 'api' | 'worker' | 'postgres';
const TURNS: readonly Killed[] = ['api', 'postgres', 'worker'];

type CrashRun = { submissions: number; kills: number; shoppers?: number };

/**
 * Shoppers send forms while API, worker and PostgreSQL are killed (`kill -9`) in turn, spread evenly over the
 * submissions. A victim is killed again once it serves again; the others are not waited for, so that deaths overlap as
 * they do on a bad day, and nobody sends on far ahead of the killing. Every tenth form is sent twice at once.
 *
 * @returns the lead ids each key was answered with (one, if all is well), and when the worker died last.
 */
export async function runThroughCrashes(
  platform: LeadPlatform,
  { submissions, kills, shoppers = 16 }: CrashRun,
  said: (acknowledged: number, killed: Record<Killed, number>) => void = () => undefined,
) {
  const answers = new Map<string, Set<string>>();
  const killed: Record<Killed, number> = { api: 0, postgres: 0, worker: 0 };
  const share = submissions / (kills + 1);
  let workerDiedAt = new Date();
  let sent = 0;

  const shopper = async () => {
    while (sent < submissions) {
      if (sent > share * (sumOf(killed) + TURNS.length + 1)) {
        await delay(10);
        continue;
      }
      const index = sent++;
      const form = filledForm(platform, index);
      const clicks = Array.from({ length: index % 10 === 0 ? 2 : 1 }, () => sendUntilAccepted(platform, form));
      answers.set(form.idempotency_key, new Set(await Promise.all(clicks)));
    }
  };
  const killer = async (victim: Killed, turn: number) => {
    for (let kill = turn; kill < kills; kill += TURNS.length) {
      while (answers.size < (kill + 1) * share) await delay(2);
      const diedAt = await killAndWait(platform, victim);
      if (victim === 'worker') workerDiedAt = diedAt;
      killed[victim] += 1;
      said(answers.size, killed);
    }
  };
  await Promise.all([...TURNS.map(killer), ...Array.from({ length: shoppers }, shopper)]);
  return { answers, killed, workerDiedAt };
}

function sumOf({ api, postgres, worker }: Record<Killed, number>): number {
  return api + postgres + worker;
}

/** Kills it as a power cut would. @returns when that was, once its successor serves. */
export async function killAndWait({ api, worker, postgres }: LeadPlatform, victim: Killed): Promise<Date> {
  const pidNow = () => (victim === 'postgres' ? postgres.pid() : ({ api, worker }[victim].pid ?? 0));
  const serves = () => (victim === 'postgres' ? answersQueries(postgres.adminUrl) : { api, worker }[victim].isReady());
  for (;;) {
    while (!(await serves())) await delay(10);
    const before = pidNow();
    const diedAt = new Date();
    // One may end by itself, for want of the database killed beside it: that is nobody's kill.
    if (!isKilled(before)) continue;
    while (pidNow() === before || !(await serves())) await delay(10);
    return diedAt;
  }
}

/** Whether it was there to be killed. */
function isKilled(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

async function answersQueries(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
