import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { awaitShells } from './await-shells';
import { describeEvent } from './describe-event';
import type { ReleaseContext } from './release-context';
import { block, rollBack, unblock, unpin } from '../registry/release-decisions';
import type { ReleaseDecision } from '../registry/release-decisions';

// What takes something back. It is asked for in a hurry, so that this file loads nothing that publishing takes.
type DecisionContext = Pick<ReleaseContext, 'releaseLog' | 'actor' | 'shells'>;

export function unpinCommand(context: DecisionContext, remote: RemoteName, site: string): Promise<string[]> {
  return decide(context, remote, unpin(site));
}

export function rollBackCommand(context: DecisionContext, remote: RemoteName, ring?: string): Promise<string[]> {
  return decide(context, remote, rollBack(ring));
}

export function blockCommand(context: DecisionContext, remote: RemoteName, version: string): Promise<string[]> {
  return decide(context, remote, block(version));
}

export function unblockCommand(context: DecisionContext, remote: RemoteName, version: string): Promise<string[]> {
  return decide(context, remote, unblock(version));
}

/** Decides, and says which shells follow. */
export async function decide(
  context: DecisionContext,
  remote: RemoteName,
  decision: ReleaseDecision,
): Promise<string[]> {
  const event = await context.releaseLog.append(context.actor, remote, decision);
  if (!event) return [`${remote}: nothing to change, it is so already`];
  return [`${remote}: ${describeEvent(event)}. ${await awaitShells(event.id, remote, () => context.shells())}`];
}
