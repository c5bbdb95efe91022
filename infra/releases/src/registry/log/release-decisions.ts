import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { LoadMode, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { ReleaseState } from './fold-releases';
import { formatWeight } from '../parse-weight';
import type { ReleaseChange } from './release-event.contract';
import { ReleaseRefusal } from './release-refusal';
import { despiteTakenBack } from './taken-back';

/** Looks at the present state and says what changes, `null` for nothing. Throws a ReleaseRefusal. */
export type ReleaseDecision = (state: ReleaseState) => ReleaseChange | null;

/** What is said of an act besides: of automation the plan it follows and the judgement it goes by. */
export type ActReasons = {
  plan?: { id: number; step: number } | undefined;
  judgement?: number | undefined;
  /** Other remotes that the plan moves along, each with its version. */
  with?: Readonly<Record<RemoteName, string>> | undefined;
  /** A person has said so, or the plan that a person approved. An event has the judgement in its place. */
  althoughTakenBack?: boolean | number | undefined;
};

const saidOf = ({ plan, judgement, with: others }: ActReasons) => ({
  ...(plan && { plan }),
  ...(others && Object.keys(others).length > 0 && { with: others }),
  ...(judgement !== undefined && { judgement }),
});

/** `weightBps` in basis points; no sites means all of them. A ring has its own rollout beside the others'. */
export function roll(
  version: string,
  weightBps: number,
  sites: string[],
  ring?: string,
  reasons: ActReasons = {},
): ReleaseDecision {
  return (state) => {
    assertReleasable(state, version);
    if (state.stable === version) throw new ReleaseRefusal(`${version} is stable already: everybody has it`);
    if (state.stable === null)
      throw new ReleaseRefusal(`There is no stable version to roll away from: promote ${version} first`);
    assertNothingElseRuns(state, version, sites, ring ?? null);
    const isLess = state.rollouts.some((running) =>
      givesLess(running, { version, weightBps, sites, ring: ring ?? null }),
    );
    const said = { ...saidOf(reasons), ...(isLess ? {} : despiteTakenBack(state, version, reasons)) };
    return { kind: 'rolled', payload: { version, weightBps, sites, ...(ring !== undefined && { ring }), ...said } };
  };
}

/** To lower a share, or to end it by 0 %, gives the version to nobody who has it not. */
function givesLess(running: Rollout, { version, weightBps, sites, ring }: Omit<Rollout, 'id' | 'with'>): boolean {
  const isOnThose =
    running.sites.length === 0 || (sites.length > 0 && sites.every((site) => running.sites.includes(site)));
  return running.version === version && running.ring === ring && weightBps <= running.weightBps && isOnThose;
}

/** Rollouts that reach somebody: at 0 %, or of a blocked version, there is nothing of one to take back. */
function runningRollouts({ rollouts, blocked }: ReleaseState): Rollout[] {
  return rollouts.filter(({ weightBps, version }) => weightBps > 0 && !blocked.includes(version));
}

/** Another version that the same ring gets, or that one of these sites gets as part of another ring, must end first. */
function assertNothingElseRuns(state: ReleaseState, version: string, sites: readonly string[], ring: string | null) {
  for (const running of runningRollouts(state)) {
    if (running.version === version) continue;
    const shared = running.sites.find((site) => sites.includes(site));
    if (running.ring !== ring && shared === undefined) continue;
    const where = running.ring === ring ? '' : ` on ${shared}${running.ring ? `, by ring ${running.ring}` : ''}`;
    throw new ReleaseRefusal(
      `${running.version} is being rolled out to ${formatWeight(running.weightBps)}${where}: promote it or roll it back first${ringWould(running, sites, ring)}`,
    );
  }
}

/** Sites that are named one by one have one rollout together: a ring has its own, beside it. */
function ringWould(running: Rollout, sites: readonly string[], ring: string | null): string {
  const isNamed = sites.length > 0 && ring === null && running.ring === null;
  return isNamed ? ', or make these sites a ring (ring set), which has a rollout of its own beside it' : '';
}

export function pin(version: string, site: string, reasons: ActReasons = {}): ReleaseDecision {
  return (state) => {
    assertReleasable(state, version);
    if (state.pins[site] === version) return null;
    return { kind: 'pinned', payload: { version, site, ...despiteTakenBack(state, version, reasons) } };
  };
}

export function unpin(site: string): ReleaseDecision {
  return (state) => {
    if (!(site in state.pins)) throw new ReleaseRefusal(`${site} is not pinned`);
    return { kind: 'unpinned', payload: { site } };
  };
}

export function promote(version: string, reasons: ActReasons = {}): ReleaseDecision {
  return (state) => {
    assertReleasable(state, version);
    if (state.stable === version) return null;
    const despite = despiteTakenBack(state, version, reasons);
    return { kind: 'promoted', payload: { version, ...saidOf(reasons), ...despite } };
  };
}

/**
 * Takes the last step back: ends the rollouts of the version that was rolled out last, or a named ring's alone; with none
 * running it returns to the newest good version before stable.
 */
export function rollBack(ring?: string): ReleaseDecision {
  return (state) => ({ kind: 'rolledback', payload: stepBack(state, ring) });
}

/** The same of a version that is named: a second person, or one who types it twice, does not take the next one back, too. */
export function rollBackVersion(version: string | undefined, ring?: string): ReleaseDecision {
  return (state) => {
    const payload = stepBack(state, ring);
    if (payload.from === version) return { kind: 'rolledback', payload };
    throw new ReleaseRefusal(
      version === undefined
        ? `rollback needs the VERSION that it takes back: now that is ${payload.from}`
        : `What a rollback would take back now is ${payload.from}, not ${version}: nothing was done`,
    );
  };
}

function stepBack(state: ReleaseState, ring: string | undefined): { from: string; to: string; ring?: string } {
  if (state.stable === null) throw new ReleaseRefusal('Nothing was promoted yet');
  if (ring !== undefined) {
    // Named, a blocked one ends as well: unblocked, it would go on.
    const from = state.rollouts.find((rollout) => rollout.ring === ring && rollout.weightBps > 0)?.version;
    if (from === undefined) throw new ReleaseRefusal(`Nothing is being rolled out to ring ${ring}`);
    return { from, to: state.stable, ring };
  }
  const last = runningRollouts(state)
    .toSorted((a, b) => startOf(a) - startOf(b))
    .at(-1);
  if (last) return { from: last.version, to: state.stable };
  const to = state.previous.find((version) => !state.blocked.includes(version));
  if (to === undefined) throw new ReleaseRefusal(`There is no good version before ${state.stable}`);
  return { from: state.stable, to };
}

/** Ends a rollout that was judged, where it is still what it was when it was judged. */
export function takeBack(judged: Rollout, judgement: number): ReleaseDecision {
  return ({ rollouts, stable }) => {
    const present = rollouts.find(({ id }) => id === judged.id);
    if (stable === null || present?.version !== judged.version || present.weightBps === 0) return null;
    const ring = judged.ring === null ? {} : { ring: judged.ring };
    return { kind: 'rolledback', payload: { from: judged.version, to: stable, ...ring, judgement } };
  };
}

/** A rollout is named after the event that began it. */
function startOf({ id }: Rollout): number {
  return Number(id.slice(1));
}

export function block(version: string): ReleaseDecision {
  return (state) => {
    assertPublished(state, version);
    const rest = [state.stable, ...state.previous].filter(
      (other) => other !== version && !state.blocked.includes(other ?? ''),
    );
    if (state.stable === version && rest.length === 0) {
      throw new ReleaseRefusal(
        `${version} is the only good version: without it the remote would be gone. Promote another one first`,
      );
    }
    return state.blocked.includes(version) ? null : { kind: 'blocked', payload: { version } };
  };
}

export function unblock(version: string): ReleaseDecision {
  return (state) => {
    if (!state.blocked.includes(version)) throw new ReleaseRefusal(`${version} is not blocked`);
    return { kind: 'unblocked', payload: { version } };
  };
}

/** `null` gives the widget back to its manifest. */
export function overrideLoad(widget: string, mode: LoadMode | null): ReleaseDecision {
  return (state) =>
    (state.loadOverrides[widget] ?? null) === mode ? null : { kind: 'load-overridden', payload: { widget, mode } };
}

/** Throws unless visitors may be given the version. */
export function assertReleasable(state: ReleaseState, version: string): void {
  assertPublished(state, version);
  if (state.blocked.includes(version)) throw new ReleaseRefusal(`${version} is blocked: unblock it first`);
}

function assertPublished(state: ReleaseState, version: string): void {
  const known = state.versions.map((published) => published.version);
  if (known.includes(version)) return;
  throw new ReleaseRefusal(`${version} was never published. Published: ${known.join(', ') || 'nothing'}`);
}
