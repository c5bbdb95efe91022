import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { leadsRoutes } from './leads.routes';

/** Taking leads. Delivering them is the worker's (lead.workers.ts). */
export async function leadsModule(app: FastifyInstance, { config, db, jobs }: ApiDeps): Promise<void> {
  await app.register(leadsRoutes, { db, jobs, sessionSecret: config.SESSION_SECRET });
}
