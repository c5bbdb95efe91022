import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { LeadPlatform } from './lead-platform';
import { filledForm, sendUntilAccepted } from './shopper';

export type Killed = 'api' | 'worker' | 'postgres';
const TURNS: readonly Killed[] = ['api', 'postgres', 'worker'];

type CrashRun = { submissions: number; kills: number; shoppers?: number };

/**
 * Shoppers send forms while API, worker and PostgreSQL are killed (`kill -9`) in turn, spread evenly over the
 * submissions; the next kill waits until the last victim serves again. Every tenth form is sent twice at once.
 *
 * @returns the lead ids each key was answered with: one, if all is well. The worker is the last to be killed.
 */
export async function runThroughCrashes(
  platform: LeadPlatform,
  { submissions, kills, shoppers = 16 }: CrashRun,
  said: (acknowledged: number, killed: Record<Killed, number>) => void = () => undefined,
) {
  const answers = new Map<string, Set<string>>();
  const killed: Record<Killed, number> = { api: 0, postgres: 0, worker: 0 };
  let lastDeath = new Date();
  let sent = 0;

  const shopper = async () => {
    while (sent < submissions) {
      const index = sent++;
      const form = filledForm(platform, index);
      const clicks = Array.from({ length: index % 10 === 0 ? 2 : 1 }, () => sendUntilAccepted(platform, form));
      answers.set(form.idempotency_key, new Set(await Promise.all(clicks)));
    }
  };
  const killer = async () => {
    for (let kill = 0; kill < kills; kill++) {
      const due = ((kill + 1) * submissions) / (kills + 1);
      while (answers.size < due) await delay(2);
      const victim = TURNS[kill % TURNS.length] ?? 'api';
      lastDeath = await killAndWait(platform, victim);
      killed[victim] += 1;
      said(answers.size, killed);
    }
  };
  await Promise.all([killer(), ...Array.from({ length: shoppers }, shopper)]);
  return { answers, killed, lastDeath };
}

/** Kills it as a power cut would. @returns when that was, once its successor serves. */
export async function killAndWait({ api, worker, postgres }: LeadPlatform, victim: Killed): Promise<Date> {
  const pidNow = () => (victim === 'postgres' ? postgres.pid() : ({ api, worker }[victim].pid ?? 0));
  const serves = () => (victim === 'postgres' ? answersQueries(postgres.adminUrl) : { api, worker }[victim].isReady());
  // One that is still starting may end by itself, for want of the database killed before it: that is nobody's kill.
  while (!(await serves())) await delay(10);
  const before = pidNow();
  const diedAt = new Date();
  process.kill(before, 'SIGKILL');
  while (pidNow() === before || !(await serves())) await delay(10);
  return diedAt;
}

async function answersQueries(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
