import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { bookingsRoutes } from './bookings.routes';

export async function bookingsModule(app: FastifyInstance, { config, db, jobs }: ApiDeps): Promise<void> {
  await app.register(bookingsRoutes, { db, jobs, sessionSecret: config.SESSION_SECRET });
}
