import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { carBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import { QueueFull } from '../../../concurrency/work-queue';
import type { SiteDirectory } from '../../site/site-directory.service';
import type { PictureFiles } from '../../images/images.service';
import { carParamsSchema } from '../cars.routes';
import { canonicalUrl } from '../owning-site';
import { findShownCar } from '../shown-car.service';
import type { BrochurePress } from './brochure-press';
import { openBrochureShelf } from './brochure-shelf';

/** When to ask again for what is still being drawn, in seconds. */
const AGAIN_S = 1;

type Options = { db: Db; sites: SiteDirectory; press: BrochurePress; pictures: PictureFiles };

/** A car as a PDF, drawn from its data. */
export const brochureRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, sites, press, pictures }) => {
  const take = openBrochureShelf(press);

  app.get(
    '/api/cars/:slug/brochure.pdf',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 60 } },
      schema: { params: carParamsSchema, response: { 200: z.instanceof(Buffer) } },
    },
    async (request, reply) => {
      const { site, params, log } = request;
      const now = new Date();
      const car = await withScope(db, scopeOf(site), (tx) => findShownCar(tx, site, params.slug, now));
      const canonical_url = canonicalUrl(sites.all(), car, request);
      const shown = { ...car, canonical_url, price_history: [], placeholder: null, opening: '', rating: '', shown: '' };
      const brochure = carBrochure(shown, site.config, now);
      const { accent, font } = site.config.theme;
      const picture = await pictures.find(brochure.pictureId);
      const printable = { brochure, look: { accent, font }, picture };
      const key = createHash('sha256').update(JSON.stringify(printable)).digest('hex');
      const pdf = await take(key, printable).catch((error: unknown) => refuse(error, log));
      if (pdf === null) {
        void reply.header('retry-after', AGAIN_S);
        throw new ProblemError('unreachable', 'The PDF is being made');
      }
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${car.slug}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .send(pdf);
    },
  );
};

function refuse(error: unknown, log: { error: (context: object, message: string) => void }): never {
  if (!(error instanceof QueueFull)) log.error({ err: error }, 'A brochure could not be drawn');
  throw new ProblemError('unreachable', 'The PDF cannot be made right now');
}
