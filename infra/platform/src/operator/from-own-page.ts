import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What a script says of itself, which no page elsewhere can: a browser asks first whether it may send such a header, and
 * nobody here answers yes.
 */
export const SCRIPT_HEADER = 'x-operator-script';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A hook that refuses every change which comes neither from the operator's own pages nor from a script of this machine:
 * the port has no sign-in, so that whatever another site made the operator's browser send would be obeyed.
 */
export async function refuseForeignChanges(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (READING.has(request.method) || isFromOwnPage(request)) return undefined;
  return reply.code(403).send('Not from this page');
}

/** A browser that says where a request comes from is believed; one that says nothing is no script by that. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  // A sandboxed page says `null`, which is no address.
  if (headers.origin !== undefined) return URL.parse(headers.origin)?.host === headers.host;
  return headers[SCRIPT_HEADER] !== undefined;
}
