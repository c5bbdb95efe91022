import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { countsOf, mayBeHaste, newFaults, sayFault } from './server-faults';
import type { FaultCounts } from './server-faults';
import { trialHost } from './trial-platform';
import type { TrialPage } from './trial-pages';
import type { TrialShell } from './trial-shell';

/** A version may take so many times as long as the stable one, and is not slow for less than this besides. */
const TIMES_SLOWER = 3;
const NOT_FOR_MS = 100;
/** A page of which something never settles is cut off after three seconds. */
const SETTLES_MS = 2_900;
/** How often a page is timed: the fastest counts, as a busy machine makes none faster. */
const ROUNDS = 3;

type Shell = Pick<TrialShell, 'visit' | 'metrics' | 'takeLog'>;
type Version = Pick<RemoteManifest, 'name' | 'version'>;

/** The fastest time of each page, in milliseconds, by site and path. */
type Times = ReadonlyMap<string, number>;

/** Times pages as they are now. */
export async function timePages(shell: Shell, pages: readonly TrialPage[], rounds = ROUNDS): Promise<Times> {
  const times = new Map<string, number>();
  for (const page of pages) {
    // The first one compiles, and asks the API for what it remembers afterwards.
    await shell.visit(trialHost(page.site), page.path);
    times.set(keyOf(page), await fastest(shell, page, rounds));
  }
  shell.takeLog();
  return times;
}

/**
 * Renders each page with a version, one at a time.
 *
 * @param stable how long the pages take without it; what is not there cannot be compared.
 * @returns a sentence for each reason not to take it.
 */
export async function tryPages(
  shell: Shell,
  pages: readonly TrialPage[],
  version: Version,
  stable: Times,
): Promise<string[]> {
  const refusals: string[] = [];
  let counts = countsOf(await shell.metrics(), version.name, version.version);
  for (const page of pages) {
    const seen = await faultsOn(shell, page, version, counts);
    counts = seen.counts;
    const said = seen.faults.length > 0 ? seen.faults : await slownessOf(shell, page, stable.get(keyOf(page)));
    refusals.push(...said.map((what) => `${sayPage(page)} ${what}`));
  }
  return refusals;
}

/** What may be the haste of a busy machine is looked at once more. */
async function faultsOn(shell: Shell, page: TrialPage, { name, version }: Version, before: FaultCounts) {
  const look = async (from: FaultCounts) => {
    shell.takeLog();
    await shell.visit(trialHost(page.site), page.path);
    const counts = countsOf(await shell.metrics(), name, version);
    const log = shell.takeLog();
    const counted = newFaults(from, counts);
    // A manifest that the shell does not take is not counted: nothing of that version ran.
    const isUnread = counted.length === 0 && log.some(({ remote, err }) => remote === name && err);
    const kinds = isUnread ? (['load'] as const) : counted;
    return { counts, kinds, log, isSure: kinds.some((kind) => !mayBeHaste(kind, log)) };
  };
  let seen = await look(before);
  if (seen.kinds.length > 0 && !seen.isSure) seen = await look(seen.counts);
  return { counts: seen.counts, faults: seen.kinds.map((kind) => sayFault(kind, seen.log, name, version)) };
}

async function slownessOf(shell: Shell, page: TrialPage, stableMs: number | undefined): Promise<string[]> {
  const ms = await fastest(shell, page, ROUNDS, limitOf(stableMs));
  if (ms <= limitOf(stableMs)) return [];
  return stableMs === undefined || ms >= SETTLES_MS
    ? [`is not whole after ${seconds(ms)}: something of it never settles`]
    : [`takes ${Math.round(ms)} ms, ${Math.round(stableMs)} ms with the stable version`];
}

function limitOf(stableMs: number | undefined): number {
  return stableMs === undefined ? SETTLES_MS : Math.max(stableMs * TIMES_SLOWER, stableMs + NOT_FOR_MS);
}

/** @param enough a time that is good: nothing is gained by more rounds. */
async function fastest(shell: Shell, page: TrialPage, rounds: number, enough = 0): Promise<number> {
  let ms = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && ms > enough; round += 1)
    ms = Math.min(ms, (await shell.visit(trialHost(page.site), page.path)).ms);
  return ms;
}

function keyOf({ site, path }: TrialPage): string {
  return `${site} ${path}`;
}

function sayPage({ site, path, parts }: TrialPage): string {
  return `${parts.join(', ')} (${path} of ${site})`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
