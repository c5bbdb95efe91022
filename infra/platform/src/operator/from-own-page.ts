import type { FastifyReply, FastifyRequest } from 'fastify';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A hook that refuses every change which comes neither from the operator's own pages nor with a token or a shell's seal:
 * whatever another site made the operator's browser send would come with the operator's cookie.
 */
export async function refuseForeignChanges(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (READING.has(request.method) || isFromProgram(request) || isFromOwnPage(request)) return undefined;
  return reply.code(403).send('Not from this page');
}

/** No page elsewhere can send either header: a browser asks first whether it may, and nobody here answers yes. */
function isFromProgram({ headers }: FastifyRequest): boolean {
  return /^bearer /i.test(headers.authorization ?? '') || headers['x-evidence-seal'] !== undefined;
}

/** A browser that says where a request comes from is believed; one that says nothing is none of our pages by that. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  // A sandboxed page says `null`, which is no address.
  return headers.origin !== undefined && URL.parse(headers.origin)?.host === headers.host;
}
