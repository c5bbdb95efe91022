import { oneClient } from '@shared-kit/domain/http/address-range';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@shared-kit/domain/time/seconds';

/** Requests a minute from one address: a page that is broken tells it a few times. */
const PER_MINUTE = 30;
/** Addresses that are counted at once. */
const MOST_CLIENTS = 10_000;

/** Counts what browsers report on one route, by the address it comes from. */
export function reportsByClient(): { isTooMany: (ip: string) => boolean } {
  const sent = new LRUCache<string, number>({ max: MOST_CLIENTS, ttl: MINUTE_MS });
  return {
    isTooMany(ip) {
      const client = oneClient(ip);
      const count = (sent.get(client) ?? 0) + 1;
      sent.set(client, count, { noUpdateTTL: true });
      return count > PER_MINUTE;
    },
  };
}

export function refuseTooMany(reply: FastifyReply): FastifyReply {
  return reply.code(429).header('retry-after', '60').type('text/plain').send('Too many reports');
}

/** A report as JSON; null for anything else. */
export function readReport(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
