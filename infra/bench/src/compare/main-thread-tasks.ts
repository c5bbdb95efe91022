import type { Task } from './figures';
import type { TraceEvent } from './traced';

/** The mark that a page sets as its first act: it ties the trace's clock to the page's, and names the page's thread. */
export const BEGUN = 'begun';
/** What has to be recorded for `mainThreadTasks`. */
export const taskCategories = ['toplevel', 'blink.user_timing'];

/**
 * The tasks of the thread that set the mark, by the page's clock.
 *
 * @throws {Error} where the trace has no mark or no task: no page is without.
 */
export function mainThreadTasks(events: readonly TraceEvent[]): Task[] {
  const begun = events.find(({ name }) => name === BEGUN);
  const startTime = begun?.args?.data?.startTime;
  if (!begun || startTime === undefined) throw new Error('The page has not said when it began');
  const zeroMs = begun.ts / 1000 - startTime;
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) =>
        /^(ThreadControllerImpl::)?RunTask$/.test(name) && ph === 'X' && pid === begun.pid && tid === begun.tid,
    )
    .map(({ ts, dur = 0, tdur = dur }) => ({
      startMs: ts / 1000 - zeroMs,
      durationMs: dur / 1000,
      onProcessorMs: tdur / 1000,
    }))
    .filter(({ startMs }) => startMs >= 0);
  // A category that another Chromium names otherwise would make every page one that blocks nobody.
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page');
  return tasks;
}
