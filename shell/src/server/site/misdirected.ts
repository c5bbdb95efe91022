import type { FastifyReply } from 'fastify';

/** Nothing but the host name selects a site: an unknown one is the wrong server. */
export function misdirected(reply: FastifyReply): FastifyReply {
  return reply.code(421).type('text/plain').send('No site at this address');
}
