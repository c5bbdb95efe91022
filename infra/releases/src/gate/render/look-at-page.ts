import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { countsOf, mayBeHaste, newFaults, sayFault } from './server-faults';
import type { FaultCounts } from './server-faults';
import type { TrialPage } from './trial-pages';
import { trialHost } from './trial-platform';
import type { LogLine, TrialShell } from './trial-shell';

/** How often a page is looked at that comes unfinished for nobody's fault, before it is said that it was not looked at. */
const MOST_LOOKS = 4;
/** How often what may be the haste of a busy machine has to be seen to count. */
const HASTE_SEEN = 2;
/** What the shell gives a page up with whose data is not there after three seconds (`stream-page.ts`). */
const GIVEN_UP = 'Render budget exceeded';
/** The API's answers that say nothing of whoever asked: the shell counts them against no version either. */
const OF_NO_VERSION: ReadonlySet<string> = new Set(['unreachable', 'rate_limited']);

type Shell = Pick<TrialShell, 'visit' | 'metrics' | 'takeLog'>;
type Version = Pick<RemoteManifest, 'name' | 'version'>;
type Err = LogLine['err'];

/** What one visit showed: faults of the version, or why nobody can tell. Neither: the page is sound. */
type Look = { counts: FaultCounts; faults: string[]; isSure: boolean; unseen: string | null };

/**
 * Looks at a page with a version until it is known what it is like: what a busy machine may have caused is looked at once more,
 * a page that came unfinished for nobody's fault a few times. Left unfinished, it was not looked at, which is a reason not to
 * take the version.
 *
 * @param before what the shell had counted against the version.
 * @returns what it has counted since, and the page's faults in words.
 */
export async function lookAtPage(shell: Shell, page: TrialPage, version: Version, before: FaultCounts) {
  const looks: Look[] = [];
  let counts = before;
  while (!isSettled(looks)) {
    const seen = await look(shell, page, version, counts);
    looks.push(seen);
    counts = seen.counts;
  }
  const { faults = [], unseen = null } = looks.at(-1) ?? {};
  return { counts, faults: unseen === null ? faults : [`was not looked at: ${unseen} (${looks.length} tries)`] };
}

function isSettled(looks: readonly Look[]): boolean {
  const last = looks.at(-1);
  if (!last) return false;
  if (last.isSure || looks.length >= MOST_LOOKS) return true;
  return looks.filter(({ faults }) => faults.length > 0).length >= HASTE_SEEN;
}

async function look(shell: Shell, page: TrialPage, { name, version }: Version, before: FaultCounts): Promise<Look> {
  shell.takeLog();
  const { status } = await shell.visit(trialHost(page.site), page.path);
  const counts = countsOf(await shell.metrics(), name, version);
  const log = shell.takeLog();
  const counted = newFaults(before, counts);
  const place = `/${name}/${version}/`;
  const unfinished = counted.length > 0 ? null : whyUnfinished(log, place);
  const kinds = counted.length > 0 || unfinished !== null ? counted : uncounted(log, name, place);
  const unseen = unfinished ?? (kinds.length > 0 ? null : whyNoPage(status, log));
  const isSure = unseen === null && (kinds.length === 0 || kinds.some((kind) => !mayBeHaste(kind, log)));
  return { counts, faults: kinds.map((kind) => sayFault(kind, log, name, version)), isSure, unseen };
}

/** What the shell does not count: nothing of that version ran, or the API would not give it its data. */
function uncounted(log: readonly LogLine[], name: string, place: string): ('load' | 'render')[] {
  if (log.some(({ remote, err }) => remote === name && err)) return ['load'];
  return log.some(({ err }) => isDataMissing(err, place)) ? ['render'] : [];
}

/** Why a page of which no fault is known came unfinished: then nobody knows what the version is like. */
function whyUnfinished(log: readonly LogLine[], place: string): string | null {
  const givenUp = log.find(({ err }) => err?.message === GIVEN_UP);
  if (givenUp) return `the shell gave it up before the API had answered${givenUp.part ? ` (${givenUp.part})` : ''}`;
  const missing = log.find(({ err }) => isDataMissing(err, place) && OF_NO_VERSION.has(err?.problem?.code ?? ''));
  return missing ? `the API did not give it its data (${missing.err?.message})` : null;
}

/** The same where there is no page. With 503 comes also one that went out before the API had answered it anything. */
function whyNoPage(status: number | null, log: readonly LogLine[]): string | null {
  if (status === null) return 'the shell broke it off';
  const failure = status >= 500 ? log.find(({ err }) => err)?.err : undefined;
  return failure ? `the shell answered ${status} (${failure.message})` : null;
}

function isDataMissing(err: Err, place: string): boolean {
  return err?.stack?.startsWith('QueryFailed') === true && err.stack.includes(place);
}
