/** Milliseconds that a piece of work took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The value that a part of all values does not exceed: 0.95 for p95. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export const print = (line: string) => void process.stdout.write(`${line}\n`);

/** One line: the middle and the 95th of a hundred, beside the target and the same of a control. */
export function report(name: string, times: readonly number[], controls: readonly number[], target: string): void {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const control = percentile(controls, 0.5);
  print(
    `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (target ${target}); ` +
      `${(p50 / control).toFixed(1)} and ${(p95 / control).toFixed(1)} times the control's ${control.toFixed(1)} ms`,
  );
}
