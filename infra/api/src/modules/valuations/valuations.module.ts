import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { dealerPhotosRoutes } from './dealer-photos.routes';
import { valuationsRoutes } from './valuations.routes';

export async function valuationsModule(app: FastifyInstance, { config, db, jobs }: ApiDeps): Promise<void> {
  const { SESSION_SECRET: sessionSecret, DATA_DIR: dataDir } = config;
  await app.register(dealerPhotosRoutes, { db, sessionSecret, dataDir });
  await app.register(valuationsRoutes, { db, jobs, sessionSecret, dataDir });
}
