import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { valuationsRoutes } from './valuations.routes';

export async function valuationsModule(app: FastifyInstance, { config, db, jobs }: ApiDeps): Promise<void> {
  await app.register(valuationsRoutes, { db, jobs, sessionSecret: config.SESSION_SECRET, dataDir: config.DATA_DIR });
}
