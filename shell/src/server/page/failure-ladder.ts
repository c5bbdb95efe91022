import type { ProblemCode } from '@shared-kit/contracts/http/problem.contract';
import { QueryFailed } from '@shared-kit/runtime/use-suspense-query';
import type { FailingVersions } from '../release/failing-versions';
import type { LoadedModules } from '../release/load-page-modules';
import type { VersionOfRemote } from '../release/artifact-loader';
import type { Resolved } from '../release/release-set';
import type { ReportFault } from '../release/remote-fault';
import type { PagePlan } from './page-plan';
import { RemoteFailed } from './remote-failed';

/** What a request has learnt so far: the rungs left on each ladder, and the remotes (`*`: all) that break this page. */
export type Progress = { resolved: readonly Resolved[]; broken: Set<string> };

/** Where failures are counted, and remembered for the requests that follow. */
export type Memory = { failures: FailingVersions; report: ReportFault };

/** Answers that the version before would get too: nobody can be asked, the session is over, too much was asked. */
const OF_NO_VERSION: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unreachable',
  'unauthenticated',
  'rate_limited',
]);

/** Versions that are known to fail on this page and have one before them. */
export function awayFrom(plan: PagePlan, resolved: readonly Resolved[], failures: FailingVersions): VersionOfRemote[] {
  return resolved.flatMap(({ ladder: [current, previous] }) =>
    current && previous && failures.isAway(pageOf(plan), current.version) ? [current.version] : [],
  );
}

/**
 * Versions that keep this page waiting each time and have none before them: it is better off without them. One that throws is
 * tried each time: that costs little, and may be the fault of one address.
 */
export function lostOn(plan: PagePlan, resolved: readonly Resolved[], failures: FailingVersions): VersionOfRemote[] {
  return resolved.flatMap(({ ladder: [current, previous] }) =>
    current && !previous && failures.isWaitedForInVain(pageOf(plan), current.version) ? [current.version] : [],
  );
}

/** What a page is called where its failures are remembered. */
function pageOf({ matched, contentPath, isHome }: PagePlan): string {
  return matched ? `${matched.remote.name}/${matched.route.id}` : (contentPath ?? (isHome ? '/' : 'not found'));
}

/** What rendered this page does not fail on it; of what it went without nothing is known. */
export function remember(failures: FailingVersions, plan: PagePlan, { resolved, broken }: Progress): void {
  if (failures.isEmpty || broken.has('*')) return;
  for (const { name, ladder } of resolved)
    if (ladder[0] && !broken.has(name)) failures.worked(pageOf(plan), ladder[0].version);
}

/** Steps the remotes that failed down their ladders, or does without them; without all of them when nobody knows whose it was. */
export function blame(failure: unknown, progress: Progress, plan: PagePlan, memory: Memory): void {
  const culprits = noteCulprits(failure, progress, plan, memory);
  if (culprits.length === 0) progress.broken.add('*');
  for (const { name, ladder } of culprits) {
    const [current, previous] = ladder;
    if (current && previous && !isOfNoVersion(failure))
      progress.resolved = stepDown(progress.resolved, [current.version]);
    else progress.broken.add(name);
  }
}

/**
 * Counts what remotes threw, or kept waiting, while a page was rendered, and remembers it for that page. What the API could
 * not or would not answer anybody is nobody's fault.
 *
 * @returns whose it was, where anybody can tell.
 */
export function noteCulprits(
  failure: unknown,
  { resolved }: Progress,
  plan: PagePlan,
  { failures, report }: Memory,
): Resolved[] {
  const culprits = culpritsOf(failure, resolved);
  if (isOfNoVersion(failure)) return culprits;
  const known = failure instanceof RemoteFailed ? failure : null;
  for (const { ladder } of culprits) {
    const version = ladder[0]?.version;
    if (!version) continue;
    failures.failed(pageOf(plan), version, known?.keepsWaiting);
    report({ kind: known?.kind ?? 'render', remote: version.name, version: version.published.version });
  }
  return culprits;
}

/** Whether a page went without data that no version of a remote would have been given. */
function isOfNoVersion(failure: unknown): boolean {
  return failure instanceof QueryFailed && failure.problem !== undefined && OF_NO_VERSION.has(failure.problem.code);
}

/** Remembers for this page versions that it waited for in vain. */
export function noteSlow(versions: readonly VersionOfRemote[], plan: PagePlan, failures: FailingVersions): void {
  for (const version of versions) failures.failed(pageOf(plan), version);
}

/** The modules that are left when some remotes (or all, `*`) are known to break this page. */
export function without(broken: ReadonlySet<string>, { matched }: PagePlan, modules: LoadedModules): LoadedModules {
  if (broken.has('*')) return { ...modules, page: null, widgets: new Map() };
  return {
    ...modules,
    page: matched && broken.has(matched.remote.name) ? null : modules.page,
    widgets: new Map([...modules.widgets].filter(([key]) => !broken.has(key.split('/')[0] ?? key))),
  };
}

export function stepDown(resolved: readonly Resolved[], failed: readonly VersionOfRemote[]): Resolved[] {
  return resolved.map((remote) =>
    failed.some((version) => version === remote.ladder[0]?.version)
      ? { ...remote, ladder: remote.ladder.slice(1) }
      : remote,
  );
}

/** Those that it names itself, or the one it was thrown in. */
function culpritsOf(error: unknown, resolved: readonly Resolved[]): Resolved[] {
  const named = error instanceof RemoteFailed ? error.remotes : [];
  if (named.length > 0) return resolved.filter(({ name }) => named.includes(name));
  return [culpritOf(error, resolved) ?? []].flat();
}

/**
 * The remote whose artifact an error was thrown in: its code runs under the path {name}/{version}/server. Of one that waits in
 * vain there is React's list of components, in which it stands by its name (`named-module.ts`).
 */
function culpritOf(error: unknown, resolved: readonly Resolved[]): Resolved | undefined {
  // Whatever has a stack: an error of another realm is no `Error` of ours.
  const { stack = '' } = Object(error) as { stack?: string };
  const found = /[\\/](mfe-[a-z][a-z0-9-]*)[\\/][^\\/]+[\\/]server[\\/]|\bat (mfe-[a-z][a-z0-9-]*)\//.exec(stack);
  return resolved.find(({ name }) => name === (found?.[1] ?? found?.[2]));
}
