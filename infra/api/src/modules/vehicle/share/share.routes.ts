import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { firstCharacters } from '@shared-kit/domain/text/cut-text';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { carPictures } from '@shared-kit/domain/picture/car-pictures';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { QueueFull, workQueue } from '../../../concurrency/work-queue';
import type { ImageMaster } from '../../images/image-source.port';
import type { PictureFiles } from '../../images/images.service';
import { notFoundPicture } from '../../images/images.service';
import { carParamsSchema } from '../cars.routes';
import { findShownCar } from '../shown-car.service';
import { findSharedPage } from './shared-page';
import { sharePicture } from './share-picture';
import type { ShareWords } from './share-picture';

const pageQuerySchema = z.object({ page: z.string().max(300).default('/') });

const KEPT_BYTES = 20_000_000;
/** One takes about 0.2 s: whoever waits behind more than this would be sent away by the shell, after 8.6 s. */
const MAX_WAITING = 20;

/** The picture that stands beside a shared link to a car, and to any other page. */
export const shareRoutes: FastifyPluginAsyncZod<{ db: Db; pictures: PictureFiles }> = async (app, { db, pictures }) => {
  const queue = workQueue<Buffer>(1, MAX_WAITING);
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });

  app.get(
    '/cars/:slug/share.jpg',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'public, max-age=3600', limit: 60 } },
      schema: { params: carParamsSchema, response: { 200: z.instanceof(Buffer) } },
    },
    async ({ site, params }, reply) => {
      const car = await withScope(db, scopeOf(site), (tx) => findShownCar(tx, site, params.slug));
      const [id = noPhotoId(car)] = carPictures(car);
      const photo = (await pictures.find(id)) ?? { file: notFoundPicture, stamp: 'none' };
      const words = wordsOf(car, site);
      return send(reply, await drawn(words, photo));
    },
  );

  app.get(
    '/share.jpg',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'public, max-age=3600', limit: 60 } },
      schema: { querystring: pageQuerySchema, response: { 200: z.instanceof(Buffer) } },
    },
    async ({ site, query }, reply) => {
      const { title, picture } = await withScope(db, scopeOf(site), (tx) => findSharedPage(tx, site, query.page));
      const photo = (picture && (await pictures.find(picture))) ?? (await heroOf(site, pictures));
      if (!photo) throw new ProblemError('not_found', 'This site has no picture of its own');
      const { name: dealer, theme } = site.config;
      return send(reply, await drawn({ title, dealer, accent: theme.accent, prices: [] }, photo));
    },
  );

  async function drawn(words: ShareWords, photo: ImageMaster): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([words, photo.stamp]))
      .digest('hex');
    const picture = kept.get(key) ?? (await queue.run(key, () => sharePicture(words, photo)).catch(refuse));
    kept.set(key, picture);
    return picture;
  }
};

function send(reply: FastifyReply, picture: Buffer) {
  return reply.type('image/jpeg').header('x-content-type-options', 'nosniff').send(picture);
}

const heroOf = async ({ config }: TenantSite, pictures: PictureFiles) =>
  config.hero_image === null ? null : pictures.find(config.hero_image);

/** The price that the page shows, with its type (R-LEGAL-02). */
function wordsOf(car: Car, { config }: TenantSite): ShareWords {
  const shown = priceDisplay(car, config);
  const prices = isAvailable(car)
    ? [shown, ...(shown.estimate ? [shown.estimate] : [])]
    : [{ text: 'SOLD', type: null }];
  return { title: firstCharacters(car.name, 120), dealer: config.name, accent: config.theme.accent, prices };
}

function refuse(error: unknown): never {
  if (error instanceof QueueFull) throw new ProblemError('unreachable', 'Too many pictures are being made');
  throw error;
}
