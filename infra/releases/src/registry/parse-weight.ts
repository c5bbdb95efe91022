import { ReleaseRefusal } from './log/release-refusal';

/**
 * "10%", "10 %" or "10" -> 1000 basis points; "0.5%" -> 50.
 *
 * @throws {ReleaseRefusal} for anything that is not a share of visitors.
 */
export function parseWeight(typed: string): number {
  const match = /^(\d+(?:\.\d{1,2})?)\s*%?$/.exec(typed.trim());
  const weightBps = match ? Math.round(Number(match[1]) * 100) : Number.NaN;
  if (!(weightBps <= 10_000))
    throw new ReleaseRefusal(`"${typed}" is no weight: give a share of visitors from 0% to 100%`);
  return weightBps;
}

/** 1000 -> "10 %", 50 -> "0.5 %". */
export function formatWeight(weightBps: number): string {
  return `${weightBps / 100} %`;
}
