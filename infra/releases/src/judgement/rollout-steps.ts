import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { SiteSet, Step } from './weigh';
import { historyOf } from '../registry/log/fold-releases';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import { NO_SITES, sitesDecidedBy } from './decided-sites';

/** From a moment on, until the next: a weight, and the sites on which it was decided by. */
type Change = { at: Date; isStep: boolean; isCut?: true; weightBps: number; sites: SiteSet };

/**
 * The weights that a rollout stood at, as the log says them, each in parts in which it decided on the same sites: a site that
 * was pinned, or came to a ring later, says nothing of the time in which its visitors were not drawn. The minute of a change
 * belongs to neither side: evidence is kept by minutes, and some of that one's visitors came before.
 *
 * @param events of the rollout's remote, the oldest first.
 * @param cutAt where a step counts as two, for what was decided in it.
 */
export function stepsOf(events: readonly ReleaseEvent[], rollout: Rollout, cutAt: Date | null): Step[] {
  const changes = withCut(changesOf(events, rollout), cutAt);
  const steps: Step[] = [];
  for (const [index, { at, isStep, isCut, weightBps, sites }] of changes.entries()) {
    const next = changes[index + 1];
    const part = {
      fromMs: Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS,
      untilMs: next ? Math.floor(next.at.getTime() / MINUTE_MS) * MINUTE_MS : Infinity,
      sites,
    };
    const step = steps.at(-1);
    if (isStep || !step) steps.push({ weightBps, parts: [part], ...(isCut && { goesOn: true }) });
    else step.parts.push(part);
  }
  return steps;
}

function changesOf(events: readonly ReleaseEvent[], rollout: Rollout): Change[] {
  const changes: Change[] = [];
  for (const { event, state } of historyOf(events)) {
    const present = state.rollouts.find(({ id }) => id === rollout.id);
    const last = changes.at(-1);
    if (!present && !last) continue;
    const isStep = isRollOf(event, rollout);
    const sites = present ? sitesDecidedBy(state, present) : NO_SITES;
    if (isStep || !last || !isSame(last.sites, sites))
      changes.push({ at: event.at, isStep, weightBps: present?.weightBps ?? 0, sites });
  }
  return changes;
}

function withCut(changes: Change[], at: Date | null): Change[] {
  const before = at === null ? -1 : changes.findLastIndex((change) => change.at < at);
  const cut = changes[before];
  return at && cut ? changes.toSpliced(before + 1, 0, { ...cut, at, isStep: true, isCut: true }) : changes;
}

/** Every change of a rollout's weight, or of its sites, is another event of the same version and ring. */
function isRollOf(event: ReleaseEvent, { version, ring }: Rollout): boolean {
  return event.kind === 'rolled' && event.payload.version === version && (event.payload.ring ?? null) === ring;
}

function isSame(one: SiteSet, other: SiteSet): boolean {
  return one.isNamed === other.isNamed && one.slugs.join(' ') === other.slugs.join(' ');
}
