import { fix, refuse, refusal } from './refuse';

const { apply } = Reflect;

/**
 * Keeps this thread, for good, from being ended by what a remote's code does: its pages are those of all sites. What is
 * thrown where nobody catches it (a timer, a promise that nobody waits for) is asked about, and `process.exit` throws.
 * Called before any remote's code runs: it can take none of it back.
 *
 * @param outlives told of each such error; false where the thread has to end over it: then whoever holds it is told the
 * error, as if nothing were here.
 */
export function keepAlive(outlives: (error: unknown) => boolean): void {
  let isEnding = false;
  process.setUncaughtExceptionCaptureCallback((error: unknown) => {
    if (outlives(error)) return;
    // Node tells the error, and ends the thread by the same `process.exit`.
    isEnding = true;
    throw error;
  });
  for (const name of ['exit', 'reallyExit'] as const) {
    const end = Reflect.get(process, name) as (code?: number) => never;
    fix(process, name, (code?: number): never => {
      if (!isEnding) throw refusal(`use process.${name}`);
      return apply(end, process, [code]);
    });
  }
  refuse(process, ['setUncaughtExceptionCaptureCallback'], 'process');
}
