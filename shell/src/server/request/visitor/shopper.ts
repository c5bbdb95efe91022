import type { FastifyRequest } from 'fastify';
import type { Shopper } from '../api/api-client';

/** What of a request the API is told about. */
export function shopperOf(request: FastifyRequest): Shopper {
  const { headers, protocol, ip } = request;
  const { cookie, origin, 'user-agent': userAgent } = headers;
  return { host: hostOf(request), protocol, cookie, origin, userAgent, ip };
}

/** The Host header as it came. Fastify's `request.host` would believe X-Forwarded-Host, which a client could choose. */
export function hostOf({ headers }: FastifyRequest): string {
  return headers.host ?? '';
}

/** The address a page was asked for, or null for one that browsers would read as another host's (`//evil.example`). */
export function addressOf(request: FastifyRequest): URL | null {
  if (!request.url.startsWith('/')) return null;
  const address = URL.parse(`${request.protocol}://${hostOf(request)}${request.url}`);
  return address?.pathname.startsWith('//') ? null : address;
}
