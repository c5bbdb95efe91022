import { readFileSync, readdirSync } from 'node:fs';
import type { LeadPlatform } from '@infra/e2e/platform/lead-platform';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor milliseconds by process so far; unlike waits, they say the same on a busy machine. */
export function processorTimes({ api, worker, postgres }: LeadPlatform) {
  const database = postgres.pid();
  return {
    api: ticksOf(api.pid ?? 0).own * TICK_MS,
    worker: ticksOf(worker.pid ?? 0).own * TICK_MS,
    // Connections that ended are in what the server has waited for.
    postgres:
      (ticksOf(database).withWaitedFor + childrenOf(database).reduce((sum, pid) => sum + ticksOf(pid).own, 0)) *
      TICK_MS,
    bench: ticksOf(process.pid).own * TICK_MS,
  };
}
export type ProcessorTimes = ReturnType<typeof processorTimes>;

/** Milliseconds for each of `count` leads between two readings, as a line of text. */
export function processorTimeEach(before: ProcessorTimes, after: ProcessorTimes, count: number): string {
  return Object.entries(after)
    .map(([name, ms]) => `${name} ${((ms - before[name as keyof ProcessorTimes]) / count).toFixed(2)}`)
    .join(', ');
}

function ticksOf(pid: number) {
  try {
    // The second field is the program's name in brackets, which may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = fields.slice(11, 15);
    return { own: user + system, withWaitedFor: user + system + waitedUser + waitedSystem };
  } catch {
    return { own: 0, withWaitedFor: 0 };
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((each) => parentOf(each) === pid);
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}
