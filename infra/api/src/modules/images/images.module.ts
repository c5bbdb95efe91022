import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ApiDeps } from '../../api-deps';
import { openImageCache } from './image-cache';
import { imagesRoutes } from './images.routes';
import { sitePictures } from './library/site-pictures';
import { pictureFiles } from './images.service';

export async function imagesModule(app: FastifyInstance, { config, db, log }: ApiDeps): Promise<void> {
  const cache = await openImageCache(join(config.DATA_DIR, 'img-cache'), config.IMAGE_CACHE_MB * 1_000_000, log);
  await app.register(imagesRoutes, { source: pictureFiles(config), cache, library: sitePictures(db) });
}
