import type { FastifyRequest } from 'fastify';
import type { Shopper } from './api-client';

/** What of a request the API is told about. */
export function shopperOf({ headers, host, protocol, ip }: FastifyRequest): Shopper {
  return { host, protocol, cookie: headers.cookie, origin: headers.origin, userAgent: headers['user-agent'], ip };
}
