import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { fitsPattern } from '../contract/address-pattern';
import { countsOf, mayBeHaste, newFaults, sayFault } from './server-faults';
import type { FaultCounts } from './server-faults';
import { trialHost } from './trial-platform';
import type { TrialPage } from './trial-pages';
import type { LogLine, TrialShell } from './trial-shell';

/** A version may take so many times as long as the stable one, and is not slow for less than this besides. */
const TIMES_SLOWER = 3;
const NOT_FOR_MS = 100;
/** A page of which something never settles is cut off after three seconds. */
const SETTLES_MS = 2_900;
/** In how many rounds a page is timed, with either version in each: what most rounds say counts. One that seems slow gets more. */
const ROUNDS = 3;
const ROUNDS_IF_SLOW = 5;

type Shell = Pick<TrialShell, 'visit' | 'metrics' | 'takeLog'>;
type Version = Pick<RemoteManifest, 'name' | 'version'>;
type Shown = Pick<RemoteManifest, 'routes' | 'widgets'>;

/** The pages that there are with the stable version as well, and how to have the shell hand out the one or the other. */
type Comparison = {
  pages: readonly TrialPage[];
  toStable: () => Promise<void>;
  toCandidate: () => Promise<void>;
};

/** Of a page in one round, in milliseconds. */
type Times = { own: number; stable: number };

/** Pages that show a part of the version before, at an address that was there: what is not there takes no time. */
export function comparablePages(pages: readonly TrialPage[], version: Shown, before: Shown | undefined): TrialPage[] {
  if (!before) return [];
  const known = partsIn(before);
  const has = ({ routes }: Shown, page: TrialPage) => routes.some(({ path }) => fitsPattern(path, page.path));
  return pages.filter(
    (page) => page.parts.some((part) => known.has(part)) && (has(before, page) || !has(version, page)),
  );
}

function partsIn({ routes, widgets }: Shown): Set<string> {
  return new Set([...routes.map(({ id }) => `the page ${id}`), ...widgets.map(({ id }) => `the widget ${id}`)]);
}

/**
 * Renders each page with a version, one at a time; what there is with the stable version too is timed with both in turns.
 * The shell hands the version out, before and after.
 *
 * @returns a sentence for each reason not to take it.
 */
export async function tryPages(
  shell: Shell,
  pages: readonly TrialPage[],
  version: Version,
  compared: Comparison,
): Promise<string[]> {
  const faults = new Map<TrialPage, string[]>();
  let counts = countsOf(await shell.metrics(), version.name, version.version);
  for (const page of pages) {
    const seen = await faultsOn(shell, page, version, counts);
    counts = seen.counts;
    faults.set(page, seen.faults);
  }
  const isSound = (page: TrialPage) => faults.get(page)?.length === 0;
  const times = await timeInTurns(shell, { ...compared, pages: compared.pages.filter(isSound) });
  for (const page of pages.filter(isSound)) {
    const timed = times.get(page);
    faults.set(page, timed ? sayTimes(middleOf(timed)) : await unsettled(shell, page));
  }
  return pages.flatMap((page) => (faults.get(page) ?? []).map((what) => `${sayPage(page)} ${what}`));
}

/** In turns, so that what else the machine does at a time makes both slower. */
async function timeInTurns(shell: Shell, { pages, toStable, toCandidate }: Comparison) {
  const times = new Map(pages.map((page): [TrialPage, Times[]] => [page, []]));
  const visit = async ({ site, path }: TrialPage) => (await shell.visit(trialHost(site), path)).ms;
  let left = pages;
  for (let round = 0; round < ROUNDS_IF_SLOW && left.length > 0; round += 1) {
    await toStable();
    // The first one compiles, and asks the API for what it remembers afterwards; of the version that was done before.
    if (round === 0) for (const page of left) await visit(page);
    const stable = new Map<TrialPage, number>();
    for (const page of left) stable.set(page, await visit(page));
    await toCandidate();
    for (const page of left) times.get(page)?.push({ own: await visit(page), stable: stable.get(page) ?? 0 });
    if (round + 1 >= ROUNDS) left = left.filter((page) => isSlow(middleOf(times.get(page) ?? [])));
  }
  shell.takeLog();
  return times;
}

/** The round that as many speak better of the version as worse. */
function middleOf(rounds: readonly Times[]): Times {
  const sorted = rounds.toSorted((a, b) => a.own - limitOf(a) - (b.own - limitOf(b)));
  return sorted[Math.floor(sorted.length / 2)] ?? { own: 0, stable: 0 };
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
    // Nor is what the API would not give it: shown without its data, a page has not been looked at.
    const isWithoutData = counted.length === 0 && log.some(({ err }) => isDataMissing(err, `/${name}/${version}/`));
    const kinds = isUnread ? (['load'] as const) : isWithoutData ? (['render'] as const) : counted;
    return { counts, kinds, log, isSure: kinds.some((kind) => !mayBeHaste(kind, log)) };
  };
  let seen = await look(before);
  if (seen.kinds.length > 0 && !seen.isSure) seen = await look(seen.counts);
  return { counts: seen.counts, faults: seen.kinds.map((kind) => sayFault(kind, seen.log, name, version)) };
}

function isDataMissing(err: LogLine['err'], place: string): boolean {
  return err?.stack?.startsWith('QueryFailed') === true && err.stack.includes(place);
}

function isSlow(times: Times): boolean {
  return times.own > limitOf(times);
}

function limitOf({ stable }: Times): number {
  return Math.max(stable * TIMES_SLOWER, stable + NOT_FOR_MS);
}

function sayTimes(times: Times): string[] {
  if (!isSlow(times)) return [];
  return times.own >= SETTLES_MS
    ? [sayUnsettled(times.own)]
    : [`takes ${Math.round(times.own)} ms, ${Math.round(times.stable)} ms with the stable version`];
}

/** Of a page that is compared with nothing. */
async function unsettled(shell: Shell, { site, path }: TrialPage): Promise<string[]> {
  let ms = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && ms > SETTLES_MS; round += 1)
    ms = Math.min(ms, (await shell.visit(trialHost(site), path)).ms);
  return ms > SETTLES_MS ? [sayUnsettled(ms)] : [];
}

function sayUnsettled(ms: number): string {
  return `is not whole after ${(ms / 1000).toFixed(1)} s: something of it never settles`;
}

function sayPage({ site, path, parts }: TrialPage): string {
  return `${parts.join(', ')} (${path} of ${site})`;
}
