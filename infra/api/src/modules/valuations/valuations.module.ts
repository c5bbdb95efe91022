import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import { dealerPhotosRoutes } from './photos/dealer-photos.routes';
import { miscellaneousRoutes } from './miscellaneous.routes';
import { openPhotoDecoder } from './photos/photo-decoder';
import { valuationsByLink } from './valuation-by-link';
import { valuationPhotosRoutes } from './photos/valuation-photos.routes';
import { valuationsRoutes } from './valuations.routes';

export async function valuationsModule(app: FastifyInstance, { config, db, jobs }: ApiDeps): Promise<void> {
  const { SESSION_SECRET: sessionSecret, DATA_DIR: dataDir } = config;
  const byLink = valuationsByLink(db, sessionSecret);
  await app.register(valuationsRoutes, { db, jobs, byLink });
  await app.register(miscellaneousRoutes, { byLink });
  const decoder = openPhotoDecoder();
  app.addHook('onClose', async () => decoder.stop());
  await app.register(valuationPhotosRoutes, { byLink, decoder, dataDir });
  await app.register(dealerPhotosRoutes, { byLink: valuationsByLink(db, sessionSecret, 'photos'), dataDir });
}
