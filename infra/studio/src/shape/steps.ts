/** Evenly spaced numbers from `from` to `to`, both included. */
export function steps(from: number, to: number, count = 40): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
