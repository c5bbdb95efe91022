import { useEffect, useState } from 'react';

/** A figure on its way from one value to another, counted in whole steps; at once for who wants no motion. */
export function useCountUp(from: number, to: number, durationMs: number): number {
  const [shown, setShown] = useState(to);
  useEffect(() => {
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    let drawing = 0;
    const start = performance.now();
    const step = (now: number) => {
      const part = still ? 1 : Math.min(1, Math.max(0, now - start) / durationMs);
      setShown(Math.round(from + (to - from) * part));
      if (part < 1) drawing = requestAnimationFrame(step);
    };
    drawing = requestAnimationFrame(step);
    return () => cancelAnimationFrame(drawing);
  }, [from, to, durationMs]);
  return shown;
}
