/** Longer than any request may take: what still runs then is cut off. */
const DEADLINE_MS = 12_000;

/** Runs `close` once on the first signal to stop, and leaves hard when that takes too long. */
export function shutDownOnSignal(close: () => Promise<unknown>): void {
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
