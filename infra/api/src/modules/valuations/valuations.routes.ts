import { readFile } from 'node:fs/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  acceptOfferBodySchema,
  offerAcceptedSchema,
  photoStoredSchema,
  valuationSchema,
} from '@shared-kit/contracts/valuation.contract';
import type { Db, Tx } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { readSignedId } from '../../signed-id';
import { followUpLead } from '../leads/follow-up-lead.service';
import { NoPhoto, asPhoto, photoPath, storePhoto } from './photo-file';
import { valuations } from './valuations.schema';
import type { Valuation } from './valuations.schema';

type ValuationDeps = { db: Db; jobs: Jobs; sessionSecret: string; dataDir: string };

const MOST_PHOTOS = 10;
const PHOTO_BYTES = 10 * 1024 * 1024;
const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 120 };
const params = z.object({ token: z.string().max(120) });

/** An estimate for whoever holds its link: seen, accepted, and given photos. */
export const valuationsRoutes: FastifyPluginAsyncZod<ValuationDeps> = async (
  app,
  { db, jobs, sessionSecret, dataDir },
) => {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: PHOTO_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.get(
    '/api/valuations/:token',
    { config: { policy }, schema: { params, response: { 200: valuationSchema } } },
    ({ site, params: { token } }) => atValuation(site, token, async (_tx, valuation) => viewOf(valuation)),
  );

  app.post(
    '/api/valuations/accept',
    { config: { policy }, schema: { body: acceptOfferBodySchema, response: { 200: offerAcceptedSchema } } },
    ({ site, body: { token } }) =>
      atValuation(site, token, async (tx, valuation) => {
        if (valuation.low === null) throw new ProblemError('conflict', 'There is no offer to accept');
        if (!valuation.offerAccepted) await accept(tx, site, valuation);
        return { next: `/trade-in/offer/${token}` };
      }),
  );

  app.post(
    '/api/valuations/:token/photos',
    {
      bodyLimit: PHOTO_BYTES,
      config: { policy },
      schema: { params, response: { 201: photoStoredSchema } },
    },
    async ({ site, params: { token }, body }, reply) => {
      const photo = await readPhoto(body);
      const stored = await atValuation(site, token, async (tx, valuation) => {
        const [counted] = await tx
          .update(valuations)
          .set({ photos: sql`${valuations.photos} + 1` })
          .where(and(ofValuation(valuation), lt(valuations.photos, MOST_PHOTOS)))
          .returning({ photos: valuations.photos });
        if (!counted) throw refusal(`At most ${MOST_PHOTOS} photos`);
        await storePhoto(photoPath(dataDir, site.slug, valuation.id, counted.photos), photo);
        return counted;
      });
      return reply.code(201).send(stored);
    },
  );

  app.get(
    '/api/valuations/:token/photos/:number',
    {
      config: { policy },
      schema: { params: params.extend({ number: z.coerce.number().int().min(1).max(MOST_PHOTOS) }) },
    },
    async ({ site, params: { token, number } }, reply) => {
      const { id } = await atValuation(site, token, async (_tx, valuation) => valuation);
      const photo = await readFile(photoPath(dataDir, site.slug, id, number)).catch(() => null);
      if (!photo) throw new ProblemError('not_found', 'No such photo');
      return reply.type('image/jpeg').send(photo);
    },
  );

  async function accept(tx: Tx, site: TenantSite, valuation: Valuation) {
    await tx.update(valuations).set({ offerAccepted: true }).where(ofValuation(valuation));
    // S4-44.
    await followUpLead(tx, jobs, site, valuation.leadId, {
      subcategory: '3. Offer Accepted',
      message: `The shopper accepted the estimate of $${valuation.low} to $${valuation.high}.`,
    });
  }

  async function atValuation<T>(site: TenantSite, token: string, work: (tx: Tx, valuation: Valuation) => Promise<T>) {
    const id = readSignedId(sessionSecret, 'valuation', site.slug, token);
    if (!id) throw new ProblemError('not_found', 'No such valuation');
    return withScope(db, scopeOf(site), async (tx) => {
      const [valuation] = await tx
        .select()
        .from(valuations)
        .where(and(eq(valuations.siteSlug, site.slug), eq(valuations.id, id)))
        .for('update');
      if (!valuation) throw new ProblemError('not_found', 'No such valuation');
      return work(tx, valuation);
    });
  }
};

function ofValuation({ siteSlug, id }: Valuation) {
  return and(eq(valuations.siteSlug, siteSlug), eq(valuations.id, id));
}

function viewOf({ vehicle, low, high, comparables, offerAccepted, photos }: Valuation) {
  return {
    vehicle: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    estimate: low !== null && high !== null ? { low, high, comparables } : null,
    offer_accepted: offerAccepted,
    photos,
  };
}

async function readPhoto(body: unknown): Promise<Buffer> {
  if (!Buffer.isBuffer(body)) throw refusal('Choose a photo: JPEG, PNG, WebP or HEIC');
  try {
    return await asPhoto(body);
  } catch (error) {
    if (error instanceof NoPhoto) throw refusal('This file is not a photo we can read');
    throw error;
  }
}

function refusal(sentence: string): ProblemError {
  return new ProblemError('validation_failed', 'The photo was refused', { photo: [sentence] });
}
