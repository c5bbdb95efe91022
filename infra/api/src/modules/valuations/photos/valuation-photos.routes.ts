import { MOST_PHOTOS } from '@shared-kit/domain/form/photo-limits';
import { photoRemovedSchema, photoStoredSchema } from '@shared-kit/contracts/lead/valuation.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Tx } from '../../../db/db';
import { ProblemError } from '../../../plugins/problems';
import type { RoutePolicy } from '../../../plugins/route-policy';
import { QueueFull } from '../../../concurrency/work-queue';
import { NoPhoto } from './photo-decoder';
import type { PhotoDecoder } from './photo-decoder';
import { asSmallPhoto, dropPhoto, photoPath, readKeptPhoto, storePhoto } from './photo-file';
import { LAST_NUMBER, MOST_BYTES } from './photo-limits';
import type { ValuationsByLink } from '../valuation-by-link';
import { changeValuation } from '../valuations.repository';
import type { Valuation } from '../valuations.schema';

type ValuationPhotosDeps = { byLink: ValuationsByLink; decoder: PhotoDecoder; dataDir: string };

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 120 };
const params = z.object({ token: z.string().max(120) });
const photoParams = params.extend({ number: z.coerce.number().int().min(1).max(LAST_NUMBER) });
const photoQuery = z.object({ size: z.enum(['small']).optional() });

/** The photos of a shopper's own vehicle, for the shopper: added, shown and taken away. */
export const valuationPhotosRoutes: FastifyPluginAsyncZod<ValuationPhotosDeps> = async (
  app,
  { byLink, decoder, dataDir },
) => {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/api/valuations/:token/photos',
    {
      bodyLimit: MOST_BYTES,
      config: { policy },
      schema: { params, response: { 201: photoStoredSchema } },
      // Before a byte of the photo is read: a stranger without a link sends nothing.
      preParsing: async ({ site, params: { token } }) => {
        if ((await byLink.read(site, token)).photoNumbers.length >= MOST_PHOTOS) throw tooMany();
      },
    },
    async ({ site, params: { token }, body }, reply) => {
      const photo = await readPhoto(decoder, body);
      const stored = await byLink.change(site, token, async (tx, valuation) => {
        const { id, photoNumbers, lastPhoto } = valuation;
        if (photoNumbers.length >= MOST_PHOTOS) throw tooMany();
        // Never one that was given before: browsers and mail programs keep the picture of an address.
        const number = lastPhoto + 1;
        await storePhoto(photoPath(dataDir, site.slug, id, number), photo);
        return { photos: await keep(tx, valuation, [...photoNumbers, number], number), number };
      });
      return reply.code(201).send(stored);
    },
  );

  app.get(
    '/api/valuations/:token/photos/:number',
    { config: { policy }, schema: { params: photoParams, querystring: photoQuery } },
    async ({ site, params: { token, number }, query: { size } }, reply) => {
      const photo = await readKeptPhoto(dataDir, await byLink.read(site, token), number);
      return reply.type('image/jpeg').send(size === 'small' ? await asSmallPhoto(photo) : photo);
    },
  );

  // One that is gone already is no mistake: that is what was asked for.
  app.delete(
    '/api/valuations/:token/photos/:number',
    { config: { policy }, schema: { params: photoParams, response: { 200: photoRemovedSchema } } },
    ({ site, params: { token, number } }) =>
      byLink.change(site, token, async (tx, valuation) => {
        const others = valuation.photoNumbers.filter((kept) => kept !== number);
        const photos = await keep(tx, valuation, others);
        await dropPhoto(photoPath(dataDir, site.slug, valuation.id, number));
        return { photos };
      }),
  );
};

async function keep(
  tx: Tx,
  valuation: Valuation,
  photoNumbers: number[],
  lastPhoto = valuation.lastPhoto,
): Promise<number> {
  await changeValuation(tx, valuation, { photoNumbers, lastPhoto });
  return photoNumbers.length;
}

async function readPhoto(decoder: PhotoDecoder, body: unknown): Promise<Buffer> {
  if (!Buffer.isBuffer(body)) throw refusal('Choose a photo: JPEG, PNG, WebP or HEIC');
  try {
    return await decoder.decode(body);
  } catch (error) {
    if (error instanceof NoPhoto) throw refusal('This file is not a photo we can read');
    if (error instanceof QueueFull) throw new ProblemError('unreachable', 'Too many photos are being read');
    throw error;
  }
}

const tooMany = () => refusal(`At most ${MOST_PHOTOS} photos`);

function refusal(sentence: string): ProblemError {
  return new ProblemError('validation_failed', 'The photo was refused', { photo: [sentence] });
}
