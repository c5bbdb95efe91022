import { ProblemError } from '../plugins/problems';
import { readSignedId } from './signed-id';
import type { LinkPurpose, SignedId } from './signed-id';

type Shared = { secret: string; purpose: LinkPurpose; site: string; token: string };

/**
 * What a link names that a shopper gave to somebody: a list, a deal. What it named may be gone since: `endedLink('revoked')`.
 *
 * @throws {ProblemError} not_found for a link that nobody signed, gone for one whose time is over.
 */
export function openSharedLink({ secret, purpose, site, token }: Shared): SignedId {
  const link = readSignedId(secret, purpose, site, token);
  if (!link) throw new ProblemError('not_found', 'No such link');
  if (link.isOver) throw endedLink('expired');
  return link;
}

/** A link that was right once: a signature is made only for what somebody shared. */
export function endedLink(ended: 'expired' | 'revoked'): ProblemError {
  return new ProblemError('gone', `The link is ${ended}`, {}, undefined, ended);
}
