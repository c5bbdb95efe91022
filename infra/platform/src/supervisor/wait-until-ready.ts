import { setTimeout as delay } from 'node:timers/promises';
import type { SupervisedProcess } from './supervised-process';

/** Generous: a cold machine compiles everything on its first start. */
const READY_TIMEOUT_MS = 90_000;
/** A process that ended this often before it ever served will not serve. */
const HOPELESS_RESTARTS = 4;

/** Waits until a started process serves; throws when it keeps ending or takes 90 s. */
export async function waitUntilReady(process: SupervisedProcess, signal: AbortSignal): Promise<void> {
  const { name } = process.spec;
  for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end; await delay(50)) {
    if (await process.isReady()) return;
    signal.throwIfAborted();
    if (process.restarts >= HOPELESS_RESTARTS)
      throw new Error(`${name} does not start: it ended ${process.restarts} times. Its own words are above.`);
  }
  throw new Error(`${name} did not become ready within ${READY_TIMEOUT_MS / 1000} s`);
}
