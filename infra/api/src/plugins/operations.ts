import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { z } from 'zod';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { showAbuse } from './abuse-metrics';
import { observeDatabase } from './database-metrics';
import { ProblemError } from './problems';
import type { RoutePolicy } from './route-policy';

const policy: RoutePolicy = { tenant: 'platform', auth: 'public', cache: 'no-store', limit: 600 };
const okSchema = z.object({ status: z.literal('ok') });

type Options = { db: Db; config: Config; hasStock: () => boolean; isDraining: () => boolean };

/** What a supervisor and a monitor ask: alive, ready, and how it goes. */
export const operations = fp<Options>(
  async (app, { db, config, hasStock, isDraining }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
    observeDatabase(db, registry);
    showAbuse(registry, config);
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      seconds.observe(
        { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });

    app.get('/healthz', { config: { policy }, schema: { hide: true, response: { 200: okSchema } } }, async () => ({
      status: 'ok' as const,
    }));
    app.get('/readyz', { config: { policy }, schema: { hide: true, response: { 200: okSchema } } }, async (request) => {
      if (isDraining()) throw new ProblemError('unreachable', 'It is about to stop');
      await db.execute(sql`select 1`).catch((error: unknown) => {
        request.log.warn({ err: error }, 'Database does not answer');
        throw new ProblemError('unreachable', 'The database does not answer');
      });
      // A national stock is searched in the database at a hundredth of the speed.
      if (!hasStock()) throw new ProblemError('unreachable', 'Stock is still being read into memory');
      return { status: 'ok' as const };
    });
    app.get(
      '/metrics',
      { config: { policy: { ...policy, auth: 'internal' } }, schema: { hide: true } },
      async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
    );
  },
  { name: 'operations', dependencies: ['route-policy'] },
);
