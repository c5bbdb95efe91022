import type { DeskRemote, DeskRollout } from '@shared-kit/contracts/operator/release-desk.contract';
import { formatAlong, formatShare, formatSites } from '../../message/format';
import { backTo } from './back-to';

/** What somebody is about to do to a remote; what is still open, a form asks. */
export type Plan =
  | { act: 'roll'; version: string; rollout?: Pick<DeskRollout, 'sites' | 'ring'>; weightBps?: number }
  | { act: 'promote' | 'block' | 'unblock'; version: string }
  | { act: 'pin'; version: string; site?: string }
  | { act: 'unpin'; site: string }
  | { act: 'rollback'; ring?: string };

type PlanWords = { title: string; button: string; consequences: string[] };

const NOTHING_BACK = 'There is no good version to go back to.';

/** What the plan is called and what becomes of visitors, before it is done. */
export function describePlan(plan: Plan, remote: DeskRemote): PlanWords {
  const words = describeOwn(plan, remote);
  const along = movingAlong(plan, remote);
  const besides = [whyTakenBack(plan, remote), along !== '' && `${along} goes with it, in one act.`];
  return { ...words, consequences: [...words.consequences, ...besides.filter((sentence) => sentence !== false)] };
}

type Giving = Extract<Plan, { act: 'roll' | 'promote' | 'pin' }>;

/** Whether somebody is about to give visitors a version that automation found bad. */
export function isTakenBack(plan: Plan, { takenBack }: DeskRemote): plan is Giving {
  return (plan.act === 'roll' || plan.act === 'promote' || plan.act === 'pin') && plan.version in takenBack;
}

function whyTakenBack(plan: Plan, remote: DeskRemote): string | false {
  if (!isTakenBack(plan, remote)) return false;
  return `Automation took ${plan.version} back, by judgement ${remote.takenBack[plan.version]}: it did harm.`;
}

/** What moves with the remote: by its rollout, or as what was promoted with it. */
function movingAlong(plan: Plan, remote: DeskRemote): string {
  if (plan.act === 'rollback') {
    const step = backTo(remote, plan.ring);
    return formatAlong(step && step.ends.length === 0 ? remote.stableWith : step?.ends[0]?.with);
  }
  if (plan.act !== 'roll' && plan.act !== 'promote') return '';
  return formatAlong(remote.rollouts.find(({ version, with: others }) => version === plan.version && others)?.with);
}

function describeOwn(plan: Plan, remote: DeskRemote): PlanWords {
  switch (plan.act) {
    case 'roll':
      return {
        title: `Roll out ${plan.version}`,
        button: 'Roll out',
        consequences: [
          `A share of visitors gets ${plan.version} with their next page. Who has it keeps it while the share grows; pinned sites stay as they are.`,
        ],
      };
    case 'promote':
      return {
        title: `Promote ${plan.version}`,
        button: `Make ${plan.version} stable`,
        consequences: [
          `Every visitor of every site that is not pinned gets ${plan.version} with their next page, in place of ${remote.stable ?? 'nothing'}.`,
          'It can be rolled back.',
        ],
      };
    case 'rollback':
      return describeRollback(remote, plan.ring);
    case 'pin':
      return {
        title: `Hold a site on ${plan.version}`,
        button: 'Pin',
        consequences: [
          `All visitors of the site get ${plan.version}, whatever is rolled out or promoted, until it is unpinned.`,
        ],
      };
    case 'unpin':
      return {
        title: `Unpin ${plan.site}`,
        button: 'Unpin',
        consequences: [
          `Visitors of ${plan.site} get what all others get; now they are held on ${remote.pins[plan.site] ?? 'nothing'}.`,
        ],
      };
    case 'block':
      return {
        title: `Block ${plan.version}`,
        button: `Block ${plan.version}`,
        consequences: describeBlock(plan.version, remote),
      };
    case 'unblock':
      return {
        title: `Let ${plan.version} back`,
        button: `Unblock ${plan.version}`,
        consequences: ['Sites that are pinned to it and rollouts of it have it again at once.'],
      };
  }
}

function describeRollback(remote: DeskRemote, ring?: string): PlanWords {
  const step = backTo(remote, ring);
  const title = `Roll back ${remote.name}`;
  if (!step) return { title, button: 'Roll back', consequences: [NOTHING_BACK] };
  const { from, to, ends } = step;
  const where = ends.map(({ weightBps, sites, ring }) => `${formatShare(weightBps)} of ${formatSites(sites, ring)}`);
  const what =
    ends.length > 0
      ? `Ends the rollout of ${from} (${where.join('; ')}): they get what others get with their next page.`
      : `Everybody gets ${to} again with their next page, in place of ${from}. Pinned sites stay as they are.`;
  return { title, button: ends.length > 0 ? `Take ${from} back` : `Roll back to ${to}`, consequences: [what] };
}

function describeBlock(version: string, { stable, pins, rollouts }: DeskRemote): string[] {
  const pinned = Object.keys(pins).filter((site) => pins[site] === version);
  const isRolling = rollouts.some((rollout) => rollout.version === version && rollout.weightBps > 0);
  return [
    `Nobody gets ${version} any more, from their next page on, until it is unblocked.`,
    stable === version && 'It is stable: the newest good version before it takes its place.',
    pinned.length > 0 && `Sites pinned to it get what all others get: ${pinned.join(', ')}.`,
    isRolling && 'Its rollout reaches nobody.',
  ].filter((sentence) => sentence !== false);
}
