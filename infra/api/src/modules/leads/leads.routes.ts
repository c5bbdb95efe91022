import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  enquiryBodySchema,
  enquiryBodyWithoutMessageSchema,
  leadAcceptedSchema,
} from '@shared-kit/contracts/lead.contract';
import type { EnquiryBody } from '@shared-kit/contracts/lead.contract';
import type { Flags } from '@shared-kit/contracts/site-config.contract';
import type { Db } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { withScope } from '../../db/scope';
import { keyedHash } from '../../keyed-hash';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import { findDealerships } from './dealerships';
import type { Dealership } from './dealerships';
import { PHOTO_REQUEST_FORM, leadPayload, ownPageUrl } from './lead-payload';
import { enqueueLeadDelivery, ensureLeadQueues } from './lead-queue';
import { leadsRepository } from './leads.repository';
import { findLeadCar } from './stock-car';
import { storableText } from './storable-text';

export type LeadsDeps = { db: Db; jobs: Jobs; sessionSecret: string };

const robotSchema = z.object({ website: z.string().min(1) });

/** Taking what shoppers ask. A 201 means: stored, and on its way to the dealer whatever happens next. */
export const leadsRoutes: FastifyPluginAsyncZod<LeadsDeps> = async (app, { db, jobs, sessionSecret }) => {
  app.addHook('onReady', () => ensureLeadQueues(jobs));

  app.post(
    '/api/leads',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 20 } },
      // The handler judges the body itself: whether Comments may be empty depends on the site. The schema documents it.
      validatorCompiler: () => (value: unknown) => ({ value }),
      schema: { body: enquiryBodyWithoutMessageSchema, response: { 201: leadAcceptedSchema } },
    },
    async (request, reply) => {
      const { site, ip, headers } = request;
      const typed: unknown = storableText(request.body);
      // A person never sees that field. The robot is told what it wants to hear (S5-28).
      if (robotSchema.safeParse(typed).success) return reply.code(201).send({ lead_id: randomUUID() });

      const body = judge(typed, site.config.flags);
      const scope = scopeOf(site);
      const outcome = await withScope(db, scope, async (tx) => {
        const car = body.car_id ? await findLeadCar(tx, body.car_id) : null;
        const payload = leadPayload({
          body,
          car,
          dealershipSlug:
            car?.dealership_slug ?? dealershipOf(body, await findDealerships(tx, site), wasDealershipAsked(typed)),
          manufacturer: site.config.manufacturer,
          pageUrl: ownPageUrl(body.url, `${request.protocol}://${headers.host}`),
          userAgent: storableText(headers['user-agent'] ?? ''),
        });
        const stored = await leadsRepository(tx, scope).store({
          body,
          payload,
          car,
          ipHash: keyedHash(sessionSecret, 'ip', site.slug, ip),
        });
        if (stored.kind === 'new') await enqueueLeadDelivery(jobs, tx, { ...scope, deliveryId: stored.deliveryId });
        return stored;
      });

      if (outcome.kind === 'other-content') {
        throw new ProblemError('validation_failed', 'Idempotency key used for another form', {
          idempotency_key: ['This form was already sent. Load the page again to send another enquiry.'],
        });
      }
      return reply.code(201).send({ lead_id: outcome.leadId });
    },
  );
};

/** The body by its contract, or every sentence that says what is wrong with it. */
function judge(typed: unknown, flags: Flags): EnquiryBody {
  const isPhotoRequest = z.object({ form: z.literal(PHOTO_REQUEST_FORM) }).safeParse(typed).success;
  const schema = flags.message_required && !isPhotoRequest ? enquiryBodySchema : enquiryBodyWithoutMessageSchema;
  const parsed = schema.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new ProblemError(
    'validation_failed',
    'Enquiry does not match its contract',
    z.flattenError(parsed.error).fieldErrors,
  );
}

/** The select is required where a form shows it (S5-22); a form without one sends no such field. */
function wasDealershipAsked(typed: unknown): boolean {
  return z.object({ dealership_slug: z.string() }).safeParse(typed).success;
}

/** Whose lead it is when no vehicle says so; the site's own when nobody says so. */
function dealershipOf(
  { dealership_slug, location_id, car_id }: EnquiryBody,
  dealerships: readonly Dealership[],
  wasAsked: boolean,
): string {
  const [first, ...others] = dealerships;
  if (others.length === 0) return first?.slug ?? '';
  const chosen =
    dealerships.find(({ slug }) => slug === dealership_slug) ??
    dealerships.find(({ locationIds }) => locationIds.includes(location_id));
  if (chosen) return chosen.slug;
  // A car id that stock does not know left it while its page was open: rather the site's lead than none.
  if (!wasAsked || car_id) return '';
  throw new ProblemError('validation_failed', 'No dealership chosen', { dealership_slug: ['Choose a dealership'] });
}
