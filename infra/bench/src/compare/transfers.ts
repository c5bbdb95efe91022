import type { CDPSession } from '@playwright/test';

/** One answer, its bytes on the wire and when it was complete, in milliseconds since the page was asked for. */
export type Transfer = { url: string; type: string; bytes: number; endMs: number };

/** Watches what a page asks for from now on. */
export async function watchTransfers(devtools: CDPSession) {
  const open = new Map<string, { url: string; type: string }>();
  const done: Transfer[] = [];
  let [startSeconds, changedAt] = [0, performance.now()];
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other', timestamp }) => {
    if (!/^https?:/.test(url)) return;
    startSeconds ||= timestamp;
    open.set(requestId, { url, type });
    changedAt = performance.now();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const asked = open.get(requestId);
    if (asked) done.push({ ...asked, bytes: encodedDataLength, endMs: (timestamp - startSeconds) * 1000 });
    open.delete(requestId);
    changedAt = performance.now();
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    changedAt = performance.now();
  });
  await devtools.send('Network.enable');
  return {
    all: (): Transfer[] => done,
    /** Waits until nothing is under way and nothing has been for so long, a minute at most. */
    async quiet(forMs: number): Promise<void> {
      const until = performance.now() + 60_000;
      while ((open.size > 0 || performance.now() - changedAt < forMs) && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
