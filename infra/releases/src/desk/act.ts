import { ROLE_NAMES } from '@shared-kit/domain/operator/role-words';
import type { ReleaseAct, ReleaseConflict, ReleaseOutcome } from '@shared-kit/contracts/operator/release-desk.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { describeEvent, describeOrigin } from '../command/describe-event';
import { assertSitesFit } from '../command/release-commands';
import type { ReleaseContext } from '../command/release-context';
import { block, pin, promote, roll, rollBack, unblock, unpin } from '../registry/log/release-decisions';
import type { ReleaseDecision } from '../registry/log/release-decisions';
import { movingWith } from '../registry/log/moving-together';
import type { ReleaseEvent, Together } from '../registry/log/release-event.contract';
import type { Operator } from '../operator/access';
import { assertMay } from '../operator/own-remotes';
import type { ReleaseLog } from '../registry/log/release-log';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import type { RingLog } from '../rings/ring-log';
import { sitesOfRing } from '../rings/ring-rule';
import type { RingSite } from '../rings/ring-rule';
import { toEntry } from './list-events';
import { revisionOf } from './read-desk';
import { Refused, refuseField } from './refused';

export type ActContext = Pick<ReleaseContext, 'artifactsDir' | 'checkSites'> & {
  operator: Operator;
  releaseLog: Pick<ReleaseLog, 'events' | 'append'>;
  sites(): Promise<RingSite[]>;
  rings: Pick<RingLog, 'rings'>;
};

/** Somebody else decided between the sight of the remote and the act. */
class MovedOn extends Error {
  override readonly name = 'MovedOn';
}

/**
 * Carries out one decision of a release manager, by the same functions as `npm run release`.
 *
 * @throws {Refused} 403 for who may not, 409 when the remote's log has moved on from the revision that was decided on, 422 for what must not be.
 */
export async function doAct(context: ActContext, act: ReleaseAct): Promise<ReleaseOutcome> {
  assertMayAct(context.operator, act);
  try {
    await assertStillSo(context, act);
    const sites = await readSites(context, act);
    if (act.act === 'roll' || act.act === 'promote' || act.act === 'pin')
      await assertSitesFit(context, act.remote, act.version, act.act === 'roll' ? sites : null);
    const event = await context.releaseLog.append(context.operator, act.remote, (state, revision) => {
      if (revision !== act.revision) throw new MovedOn();
      const change = decisionOf(act, sites)(state);
      if (change) assertMayMoveAll(context.operator, act, movingWith(state, change));
      return change;
    });
    if (!event) return { changed: false, revision: act.revision, words: 'nothing to change, it is so already' };
    return { changed: true, revision: event.id, words: describeEvent(event) };
  } catch (error) {
    if (error instanceof MovedOn) throw conflict(await context.releaseLog.events(), act);
    if (error instanceof ReleaseRefusal) throw refuseField(error.field ?? fieldOf(act), error.message);
    throw error;
  }
}

function assertMayAct(operator: Operator, { act, remote }: ReleaseAct): void {
  assertMay(operator, `releases.${act}`, remote, `${act} ${remote}: a ${ROLE_NAMES.manager.toLowerCase()} may`);
}

/** What moves with the remote is decided along with it: whoever does so has to be allowed to decide about all of it. */
function assertMayMoveAll(operator: Operator, act: ReleaseAct, along: Together): void {
  for (const remote of Object.keys(along) as RemoteName[]) assertMayAct(operator, { ...act, remote });
}

/** Before anything else is looked at: what is wrong with a version that is no longer offered does not matter. */
async function assertStillSo({ releaseLog }: ActContext, act: ReleaseAct): Promise<void> {
  const revision = revisionOf(await releaseLog.events(), act.remote);
  if (revision === 0) throw refuseField('remote', `Nothing of ${act.remote} was ever published`);
  if (act.revision > revision)
    throw refuseField('revision', `${act.remote} is at revision ${revision}: ${act.revision} is still to come`);
  if (act.revision < revision) throw new MovedOn();
}

/**
 * The sites that an act is about: those it names or its ring's, as they are now.
 *
 * @throws {Refused} 422 for a site or a ring that there is not.
 */
async function readSites(context: ActContext, act: ReleaseAct): Promise<string[]> {
  if (act.act === 'roll' && act.ring !== null) return readRing(context, act.ring, act.sites);
  const named = act.act === 'roll' ? act.sites : act.act === 'pin' ? [act.site] : [];
  if (named.length === 0) return [];
  const known = new Set((await context.sites()).map(({ slug }) => slug));
  const unknown = named.filter((slug) => !known.has(slug));
  if (unknown.length > 0)
    throw refuseField(act.act === 'roll' ? 'sites' : 'site', `There is no site "${unknown.join('", "')}"`);
  return named;
}

async function readRing(context: ActContext, name: string, named: readonly string[]): Promise<string[]> {
  if (named.length > 0) throw refuseField('ring', 'Name a ring or sites, not both');
  const [rings, sites] = await Promise.all([context.rings.rings(), context.sites()]);
  const ring = rings.find((known) => known.name === name);
  if (!ring) throw refuseField('ring', `There is no ring "${name}"`);
  return sitesOfRing(name, ring.rule, sites);
}

/** `sites`: those of a rollout. */
function decisionOf(act: ReleaseAct, sites: string[]): ReleaseDecision {
  switch (act.act) {
    case 'roll':
      return roll(act.version, act.weightBps, sites, act.ring ?? undefined, act);
    case 'promote':
      return promote(act.version, act);
    case 'rollback':
      return rollBack(act.ring ?? undefined);
    case 'pin':
      return pin(act.version, act.site, act);
    case 'unpin':
      return unpin(act.site);
    case 'block':
      return block(act.version);
    case 'unblock':
      return unblock(act.version);
  }
}

/** What a refusal is about: the rules of releases speak of versions, those of pins of sites. */
function fieldOf(act: ReleaseAct): string {
  if ('version' in act) return 'version';
  if (act.act === 'rollback') return act.ring === null ? 'remote' : 'ring';
  return 'site';
}

function conflict(events: readonly ReleaseEvent[], { remote, revision }: ReleaseAct): Refused {
  const since = events.filter((event) => event.remote === remote && event.id > revision);
  const happened = since.map((event) => `${describeEvent(event)} (${describeOrigin(event)})`).join('; ');
  const sentence = `${remote} has changed since you looked: ${happened}. Nothing was done.`;
  const problem: ReleaseConflict = {
    code: 'conflict',
    detail: sentence,
    fieldErrors: { revision: [sentence] },
    revision: revisionOf(events, remote),
    changes: since.map(toEntry),
  };
  return new Refused(409, problem);
}
