import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { awaitShells } from './await-shells';
import { describeEvent, describeOrigin } from './describe-event';
import type { ReleaseContext } from './release-context';
import { block, rollBackVersion, unblock, unpin } from '../registry/log/release-decisions';
import type { ReleaseDecision } from '../registry/log/release-decisions';
import { ReleaseRefusal } from '../registry/log/release-refusal';

// What takes something back. It is asked for in a hurry, so that this file loads nothing that publishing takes.
type DecisionContext = Pick<ReleaseContext, 'releaseLog' | 'actor' | 'shells'>;

export function unpinCommand(context: DecisionContext, remote: RemoteName, site: string): Promise<string[]> {
  return decide(context, remote, unpin(site));
}

/** @throws {ReleaseRefusal} where another version is what would be taken back, with what was decided last. */
export async function rollBackCommand(
  context: DecisionContext,
  remote: RemoteName,
  version: string | undefined,
  ring?: string,
): Promise<string[]> {
  try {
    return await decide(context, remote, rollBackVersion(version, ring));
  } catch (error) {
    if (!(error instanceof ReleaseRefusal)) throw error;
    const events = await context.releaseLog.events();
    const last = events.findLast(
      (event) => event.remote === remote && !['published', 'signed-again'].includes(event.kind),
    );
    throw last ? new ReleaseRefusal(`${error.message}. Last: ${describeEvent(last)} (${describeOrigin(last)})`) : error;
  }
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
