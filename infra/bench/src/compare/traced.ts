import type { CDPSession } from '@playwright/test';

/** As Chromium writes it: `ts` and `dur` in microseconds, `tdur` what of them the thread was on a processor. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { startTime?: number } };
};

/** Everything of these categories that a browser does during some work. */
export async function traced(devtools: CDPSession, categories: string[], work: () => Promise<void>) {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', categories: ['-*', ...categories].join(',') });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return events;
}
