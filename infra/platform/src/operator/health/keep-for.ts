/**
 * Reads again only what is older than so many milliseconds; who asks meanwhile shares one reading. A reading that failed is
 * not kept.
 */
export function keepFor<T>(keptMs: number, read: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let kept: { value: Promise<T>; readAtMs: number } | undefined;
  return () => {
    if (kept && now() - kept.readAtMs < keptMs) return kept.value;
    const reading = { value: read(), readAtMs: now() };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.value;
  };
}
