import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { firstCharacters } from '@shared-kit/domain/text/cut-text';
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
import type { PictureFiles } from '../../images/images.service';
import { notFoundPicture } from '../../images/images.service';
import { carParamsSchema } from '../cars.routes';
import { findShownCar } from '../shown-car.service';
import { sharePicture } from './share-picture';
import type { ShareWords } from './share-picture';

const KEPT_BYTES = 20_000_000;
/** One takes about 0.2 s: whoever waits behind more than this would be sent away by the shell, after 8.6 s. */
const MAX_WAITING = 20;

/** The picture that stands beside a shared link to a car. */
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
      const key = createHash('sha256')
        .update(JSON.stringify([words, photo.stamp]))
        .digest('hex');
      const picture = kept.get(key) ?? (await queue.run(key, () => sharePicture(words, photo)).catch(refuse));
      kept.set(key, picture);
      return reply.type('image/jpeg').header('x-content-type-options', 'nosniff').send(picture);
    },
  );
};

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
