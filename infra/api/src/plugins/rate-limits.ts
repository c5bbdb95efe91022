import rateLimit from '@fastify/rate-limit';
import { oneClient } from '@shared-kit/domain/http/address-range';
import { isLoopback } from '@shared-kit/domain/http/from-this-machine';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problems';

/** Counts each client on each site by itself, as the routes' policies say. */
export const rateLimits = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      cache: 20_000,
      keyGenerator: ({ ip, site }: FastifyRequest) => `${site?.slug ?? ''}|${oneClient(ip)}`,
      // Reads of this machine itself are the shell drawing pages or a measurement, not a greedy client.
      allowList: ({ method, ip }) => method === 'GET' && isLoopback(ip),
      errorResponseBuilder: () => new ProblemError('rate_limited', 'Too many requests. Try again in a minute.'),
    });
  },
  // After the tenant: the key names the site.
  { name: 'rate-limits', dependencies: ['tenant', 'route-policy'] },
);
