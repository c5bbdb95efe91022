import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { fitsPattern } from '../contract/address-pattern';
import { lookAtPage } from './look-at-page';
import { countsOf } from './server-faults';
import { trialHost } from './trial-platform';
import type { TrialPage } from './trial-pages';
import type { TrialShell } from './trial-shell';

/** A version may take so many times as long as the stable one, and is not slow for less than this besides. */
const TIMES_SLOWER = 3;
const NOT_FOR_MS = 100;
/** A page of which something never settles is cut off after three seconds. */
const SETTLES_MS = 2_900;
/**
 * In how many rounds a page is timed, with either version in each: the round in the middle counts. One that seems slow gets more,
 * each of them timed by the quicker of two visits: what else the machine does makes one slower, and none quicker.
 */
const ROUNDS = 3;
const ROUNDS_IF_SLOW = 7;

type Shell = Pick<TrialShell, 'visit' | 'metrics' | 'takeLog'>;
type Version = Pick<RemoteManifest, 'name' | 'version'>;
type Shown = Pick<RemoteManifest, 'routes' | 'widgets'>;

/** The pages that there are with the stable version as well, and how to have the shell hand out the one or the other. */
type Comparison = {
  pages: readonly TrialPage[];
  toStable: () => Promise<void>;
  toCandidate: () => Promise<void>;
};

/** What a version's pages on the server are like: in words, and those that a browser can be shown all the same. */
type ServerTrial = { refusals: string[]; rendered: TrialPage[] };

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
 * @returns a sentence for each reason not to take it, and the pages that came all the same: slow ones, and sound ones.
 */
export async function tryPages(
  shell: Shell,
  pages: readonly TrialPage[],
  version: Version,
  compared: Comparison,
): Promise<ServerTrial> {
  const faults = new Map<TrialPage, string[]>();
  let counts = countsOf(await shell.metrics(), version.name, version.version);
  for (const page of pages) {
    const seen = await lookAtPage(shell, page, version, counts);
    counts = seen.counts;
    faults.set(page, seen.faults);
  }
  const isSound = (page: TrialPage) => faults.get(page)?.length === 0;
  const rendered = pages.filter(isSound);
  const times = await timeInTurns(shell, { ...compared, pages: compared.pages.filter(isSound) });
  for (const page of rendered) {
    const timed = times.get(page);
    faults.set(page, timed ? sayTimes(timed) : await unsettled(shell, page));
  }
  const refusals = pages.flatMap((page) => (faults.get(page) ?? []).map((what) => `${sayPage(page)} ${what}`));
  return { refusals, rendered };
}

/** In turns, so that what else the machine does at a time makes both slower. */
async function timeInTurns(shell: Shell, { pages, toStable, toCandidate }: Comparison) {
  const times = new Map(pages.map((page): [TrialPage, Times[]] => [page, []]));
  const visit = async ({ site, path }: TrialPage) => (await shell.visit(trialHost(site), path)).ms;
  const time = async (page: TrialPage, round: number) =>
    round < ROUNDS ? visit(page) : Math.min(await visit(page), await visit(page));
  let left = pages;
  for (let round = 0; round < ROUNDS_IF_SLOW && left.length > 0; round += 1) {
    await toStable();
    // The first one compiles, and asks the API for what it remembers afterwards; of the version that was done before.
    if (round === 0) for (const page of left) await visit(page);
    const stable = new Map<TrialPage, number>();
    for (const page of left) stable.set(page, await time(page, round));
    await toCandidate();
    for (const page of left) times.get(page)?.push({ own: await time(page, round), stable: stable.get(page) ?? 0 });
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

function isSlow(times: Times): boolean {
  return times.own > limitOf(times);
}

function limitOf({ stable }: Times): number {
  return Math.max(stable * TIMES_SLOWER, stable + NOT_FOR_MS);
}

function sayTimes(rounds: readonly Times[]): string[] {
  const middle = middleOf(rounds);
  if (!isSlow(middle)) return [];
  const [own, stable] = [rounds.map((times) => times.own), rounds.map((times) => times.stable)];
  if (middle.own >= SETTLES_MS) return [sayUnsettled(middle.own, own)];
  const compared = `${sayMs(middle.own)} (${sayMeasures(own)}), ${sayMs(middle.stable)} with the stable version (${sayMeasures(stable)})`;
  return [`takes ${compared}`];
}

/** Of a page that is compared with nothing. */
async function unsettled(shell: Shell, { site, path }: TrialPage): Promise<string[]> {
  const measures: number[] = [];
  while (measures.length < ROUNDS && measures.every((ms) => ms > SETTLES_MS))
    measures.push((await shell.visit(trialHost(site), path)).ms);
  const least = Math.min(...measures);
  return least > SETTLES_MS ? [sayUnsettled(least, measures)] : [];
}

function sayUnsettled(ms: number, measures: readonly number[]): string {
  return `is not whole after ${(ms / 1000).toFixed(1)} s (${sayMeasures(measures)}): something of it never settles`;
}

/** All of them, so that who is refused sees how far apart they lie. */
function sayMeasures(measures: readonly number[]): string {
  return `of ${measures.length}: ${measures.map((ms) => String(Math.round(ms))).join(', ')}`;
}

function sayMs(ms: number): string {
  return `${Math.round(ms)} ms`;
}

function sayPage({ site, path, parts }: TrialPage): string {
  return `${parts.join(', ')} (${path} of ${site})`;
}
