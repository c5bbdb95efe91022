import type { FailingVersions } from '../release/failing-versions';
import type { LoadedModules } from '../release/load-page-modules';
import type { VersionOfRemote } from '../release/artifact-loader';
import type { Resolved } from '../release/release-set';
import type { ReportFault } from '../release/remote-fault';
import type { PagePlan } from './page-plan';

/** What a request has learnt so far: the rungs left on each ladder, and the remotes (`*`: all) that break this page. */
export type Progress = { resolved: readonly Resolved[]; broken: Set<string> };

/** Where failures are counted, and remembered for the requests that follow. */
export type Memory = { failures: FailingVersions; report: ReportFault };

/** Versions that are known to fail on this page and have one before them. */
export function awayFrom(plan: PagePlan, resolved: readonly Resolved[], failures: FailingVersions): VersionOfRemote[] {
  return resolved.flatMap(({ ladder: [current, previous] }) =>
    current && previous && failures.isAway(pageOf(plan), current.version) ? [current.version] : [],
  );
}

/** What a page is called where its failures are remembered. */
function pageOf({ matched, contentPath, isHome }: PagePlan): string {
  return matched ? `${matched.remote.name}/${matched.route.id}` : (contentPath ?? (isHome ? '/' : 'not found'));
}

/** What rendered this page does not fail on it. */
export function remember(failures: FailingVersions, plan: PagePlan, { resolved }: Progress): void {
  if (failures.isEmpty) return;
  for (const { ladder } of resolved) if (ladder[0]) failures.worked(pageOf(plan), ladder[0].version);
}

/** Steps the remote that threw down its ladder, or does without it; without all of them when it is not known. */
export function blame(failure: unknown, progress: Progress, plan: PagePlan, memory: Memory): void {
  const culprit = noteFailure(failure, progress, plan, memory);
  const [current, previous] = culprit?.ladder ?? [];
  if (current && previous) progress.resolved = stepDown(progress.resolved, [current.version]);
  else progress.broken.add(culprit?.name ?? '*');
}

/**
 * Counts what a remote threw while its page was rendered, and remembers it for that page.
 *
 * @returns whose it was, where anybody can tell.
 */
export function noteFailure(failure: unknown, { resolved }: Progress, plan: PagePlan, { failures, report }: Memory) {
  const culprit = culpritOf(failure, resolved);
  const version = culprit?.ladder[0]?.version;
  if (version) {
    failures.failed(pageOf(plan), version);
    report({ kind: 'render', remote: version.name, version: version.published.version });
  }
  return culprit;
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
