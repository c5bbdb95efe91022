import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../plugins/problems';
import type { PasskeyPlace } from '../../../signing/passkey-ceremony';

/** The host that was asked: the tenant is found by it, so that it is one of the site's own. */
export function placeOf({
  protocol,
  headers: { host = '' },
}: Pick<FastifyRequest, 'protocol' | 'headers'>): PasskeyPlace {
  const name = host.toLowerCase();
  return { origin: `${protocol}://${name}`, rpId: name.replace(/:\d+$/, '') };
}

/** The same sentence whatever is wrong. */
export function refused(): ProblemError {
  return new ProblemError('validation_failed', 'The passkey does not fit', {
    passkey: ['This passkey does not work here. Sign in with a code.'],
  });
}
