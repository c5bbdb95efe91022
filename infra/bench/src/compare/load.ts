import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import autocannon from 'autocannon';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

export type Load = { perSecond: number; cpuMs: number };

type LoadOptions = {
  origin: string;
  /** Called for each request: connections that all walk the same list would ask for the same page at once. */
  nextPath: () => string;
  connections: number;
  /** So many answers, not so many seconds: what is under way at the end would have cost without being counted. */
  amount: number;
  pid: number;
};

/** On a machine that others share an answer may take long; it counts all the same. */
const PATIENCE_SECONDS = 60;

/** Asks for page after page: answers a second, and what each took of the server's processor, all its threads. */
export async function underLoad({ origin, nextPath, connections, amount, pid }: LoadOptions): Promise<Load> {
  const before = cpuMsOf(pid);
  const startedAt = performance.now();
  let endedAt = startedAt;
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    amount,
    timeout: PATIENCE_SECONDS,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    // Its own clock looks once a second whether all has come.
    setupClient: (client) => client.on('response', () => (endedAt = performance.now())),
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${nextPath()}: ${non2xx} answers were not 200, ${errors} did not come`);
  return {
    perSecond: (requests.total * 1000) / (endedAt - startedAt),
    cpuMs: (cpuMsOf(pid) - before) / requests.total,
  };
}

function cpuMsOf(pid: number): number {
  // The second field is the program's name in brackets, which may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13);
  return (user + system) * TICK_MS;
}

/** What a process holds of memory, in MB. */
export function memoryMb(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * PAGE_BYTES) / 1e6;
}

/** The process that listens on a port of this machine. The shell may not read its own memory: nobody says it but Linux. */
export function listenerOn(port: number): number {
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(address) && state === '0A')
      .map((fields) => `socket:[${fields[9]}]`),
  );
  const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holdsOneOf(entry, sockets));
  if (!pid) throw new Error(`Nobody listens on port ${port}`);
  return Number(pid);
}

function holdsOneOf(pid: string, sockets: readonly string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.includes(linkOf(`/proc/${pid}/fd/${fd}`)));
  } catch {
    // It has ended, or is somebody else's.
    return false;
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
